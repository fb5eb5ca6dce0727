import {
  calculatorOf,
  isAdminCalculation,
  type AdminCalculation,
  type CalculationLog,
  type CalculationLogBody,
  type VisitorCalculation,
} from '@programme/contracts';
import type { CalculationLogEntity } from './calculation-log.entity.js';

export type NewLog = Omit<CalculationLogEntity, 'id' | 'companyId'>;

/**
 * Brings both reported shapes (S1 §7) to the one of `api_logs`. The time is the server's: anyone may report, so that a
 * caller's clock is kept among the inputs and decides nothing.
 */
export const toNewLog = (body: CalculationLogBody, timestamp: Date): NewLog =>
  isAdminCalculation(body) ? fromAdmin(body, timestamp) : fromVisitor(body, timestamp);

function fromVisitor(body: VisitorCalculation, timestamp: Date): NewLog {
  const { currency, employeesCount, activeUsers, monthsCount, companyName, inputs, outputs } = body;
  const company = companyOf(companyName);
  return {
    timestamp,
    calculator: calculatorOf(body),
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
  const outputs = { totalPrice };
  return {
    timestamp,
    calculator: calculatorOf({ calculator: body.calculator, outputs }),
    currency,
    employeesCount: employees,
    activeUsers,
    monthsCount: months,
    companyName: companyOf(company),
    inputs: { employed_2025: employees, au_2025: activeUsers, am_2025: months, timestamp: body.timestamp },
    outputs,
  };
}

export const toCalculationLog = (row: CalculationLogEntity): CalculationLog => {
  const { id, timestamp, currency, employeesCount, activeUsers, monthsCount, companyName, inputs, outputs } = row;
  return {
    id,
    timestamp: timestamp.toISOString(),
    calculator: calculatorOf(row),
    currency,
    employeesCount,
    activeUsers,
    monthsCount,
    companyName,
    inputs,
    outputs,
  };
};

const companyOf = (name: string | null | undefined): string | null => name?.trim() || null;
