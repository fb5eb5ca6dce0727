import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Who made whom an admin, or took that right. Kept for good: few. Not tied to `users`: it outlives them. */
@Entity('admin_changes')
@Index('ix_admin_changes_at', ['at'])
export class AdminChangeEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'user_id', type: Number })
  userId!: number;

  @Column({ type: 'varchar', length: 64 })
  username!: string;

  /** What they are since. */
  @Column({ name: 'is_admin', type: Boolean, default: false })
  isAdmin!: boolean;

  @Column({ name: 'changed_by_id', type: Number })
  changedById!: number;

  @Column({ name: 'changed_by', type: 'varchar', length: 64 })
  changedBy!: string;

  @Column({ type: 'datetime', precision: 3 })
  at!: Date;
}
