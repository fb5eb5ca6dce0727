import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('offers')
export class OfferEntity {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  id!: string;

  @Column({ name: 'password_hash', type: 'varchar', length: 255 })
  passwordHash!: string;
}
