import { limits } from '@programme/contracts';
import type { Currency } from '@programme/pricing';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('api_logs')
@Index('ix_api_logs_timestamp_id', ['timestamp', 'id'])
export class CalculationLogEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'datetime', precision: 3 })
  timestamp!: Date;

  @Column({ type: 'varchar', length: 3 })
  currency!: Currency;

  @Column({ name: 'employees_count', type: Number })
  employeesCount!: number;

  @Column({ name: 'active_users', type: Number })
  activeUsers!: number;

  @Column({ name: 'months_count', type: Number })
  monthsCount!: number;

  @Column({ name: 'company_name', type: 'varchar', length: limits.name, nullable: true })
  companyName!: string | null;

  @Column({ type: 'json' })
  inputs!: Record<string, unknown>;

  @Column({ type: 'json' })
  outputs!: Record<string, unknown>;
}
