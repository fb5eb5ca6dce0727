import {
  limits,
  type Calculator,
  isAdminCalculation,
  type AdminCalculation,
  type CalculationLog,
  type CalculationLogBody,
  type VisitorCalculation,
} from '@programme/contracts';
import type { Currency } from '@programme/pricing';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { CompanyEntity } from './company.repository.js';

@Entity('api_logs')
@Index('ix_api_logs_time', ['timestamp', 'id', 'companyId'])
@Index('ix_api_logs_demand', ['timestamp', 'calculator', 'monthsCount'])
@Index('ix_api_logs_currency', ['currency', 'timestamp', 'id', 'companyId'])
@Index('ix_api_logs_company', ['companyId', 'timestamp', 'id'])
@Index('ix_api_logs_company_currency', ['companyId', 'currency', 'timestamp', 'id'])
@Index('ix_api_logs_calculator', ['calculator', 'timestamp', 'id', 'companyId'])
@Index('ix_api_logs_calculator_currency', ['calculator', 'currency', 'timestamp', 'id', 'companyId'])
@Index('ix_api_logs_company_calculator', ['companyId', 'calculator', 'timestamp', 'id'])
@Index('ix_api_logs_company_calculator_currency', ['companyId', 'calculator', 'currency', 'timestamp', 'id'])
export class CalculationLogEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'datetime', precision: 3 })
  timestamp!: Date;

  @Column({ type: 'varchar', length: 20 })
  calculator!: Calculator;

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

export type NewLog = Omit<CalculationLogEntity, 'id' | 'companyId'>;

/**
 * Brings both reported shapes (S1 §7) to the one of `api_logs`. The time is the server's: anyone may report, so that a
 * caller's clock is kept among the inputs and decides nothing. A report that names no calculator is known by its shape.
 */
export const toNewLog = (body: CalculationLogBody, timestamp: Date): NewLog =>
  isAdminCalculation(body) ? fromAdmin(body, timestamp) : fromVisitor(body, timestamp);

function fromVisitor(body: VisitorCalculation, timestamp: Date): NewLog {
  const { currency, employeesCount, activeUsers, monthsCount, companyName, inputs, outputs } = body;
  const company = companyOf(companyName);
  return {
    timestamp,
    calculator: body.calculator ?? (outputs.comfort ? 'comfort' : outputs.pricing2026 ? '2026' : '2025'),
    currency,
    employeesCount,
    activeUsers,
    monthsCount,
    companyName: company,
    inputs,
    outputs,
  };
}

function fromAdmin(body: AdminCalculation, timestamp: Date): NewLog {
  const { currency, employees, activeUsers, months, company, totalPrice } = body;
  return {
    timestamp,
    calculator: body.calculator ?? '2026-admin',
    currency,
    employeesCount: employees,
    activeUsers,
    monthsCount: months,
    companyName: companyOf(company),
    inputs: { employed_2025: employees, au_2025: activeUsers, am_2025: months, timestamp: body.timestamp },
    outputs: { totalPrice },
  };
}

export const toCalculationLog = ({ companyId: _, ...log }: CalculationLogEntity): CalculationLog => ({
  ...log,
  timestamp: log.timestamp.toISOString(),
});

const companyOf = (name: string | null | undefined): string | null => name?.trim() || null;
