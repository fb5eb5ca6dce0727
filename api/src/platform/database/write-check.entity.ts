import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Id of the only row. */
export const theCheck = 1;

/** The row that readiness writes to learn whether anything can be written. */
@Entity('write_checks')
export class WriteCheckEntity {
  @PrimaryColumn({ type: Number })
  id!: number;

  @Column({ type: 'datetime', precision: 3 })
  at!: Date;
}
