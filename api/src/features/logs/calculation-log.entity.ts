import { limits, type Calculator } from '@programme/contracts';
import type { Currency } from '@programme/pricing';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { CompanyEntity } from './company.entity.js';

@Entity('api_logs')
@Index('ix_api_logs_time', ['timestamp', 'id', 'companyId'])
@Index('ix_api_logs_currency', ['currency', 'timestamp', 'id', 'companyId'])
@Index('ix_api_logs_company', ['companyId', 'timestamp', 'id'])
@Index('ix_api_logs_company_currency', ['companyId', 'currency', 'timestamp', 'id'])
export class CalculationLogEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'datetime', precision: 3 })
  timestamp!: Date;

  /** Null in rows that are older than the column: `calculatorOf` knows them by their shape. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  calculator!: Calculator | null;

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

  /** Of the company whose key is the name's; null without a name. */
  @ForeignKey(() => CompanyEntity, { name: 'fk_api_logs_company', onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @Column({ name: 'company_id', type: Number, nullable: true })
  companyId!: number | null;

  @Column({ type: 'json' })
  inputs!: Record<string, unknown>;

  @Column({ type: 'json' })
  outputs!: Record<string, unknown>;
}
