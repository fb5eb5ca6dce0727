import { csvMarks, csvNumber, type CsvStyle } from '@programme/contracts';
import { spreadsheetText } from '@programme/formatting';
import { monthlyPayment2025 } from '@programme/pricing';
import { stringify } from 'csv-stringify/sync';
import type { CalculationLogEntity } from './calculation-log.entity.js';

/** Before the first row: a spreadsheet takes the text for UTF-8 by it. */
const byteOrderMark = '\uFEFF';

type Cell = string | number | undefined;

/** The columns in their order; a cell that a report says nothing about stays empty. */
const columns: Readonly<Record<string, (log: CalculationLogEntity) => Cell>> = {
  timestamp: ({ timestamp }) => timestamp.toISOString(),
  company: ({ companyName }) => companyName ?? undefined,
  employees: ({ employeesCount }) => employeesCount,
  activeUsers: ({ activeUsers }) => activeUsers,
  months: ({ monthsCount }) => monthsCount,
  currency: ({ currency }) => currency,
  startFee2025: ({ outputs }) => amount(outputs, 'startFee2025'),
  monthTotal2025: ({ outputs }) => amount(outputs, 'monthTotal2025'),
  longMonthDiscount: ({ outputs }) => amount(outputs, 'longMonthDiscount'),
  value2025: ({ outputs }) => amount(outputs, 'value2025'),
  monthlyPayment2025: ({ outputs, monthsCount }) => monthlyPayment(outputs, monthsCount),
  totalPrice: ({ outputs }) => amount(outputs, 'totalPrice'),
  finalTotal2026: ({ outputs }) => amount(outputs['pricing2026'], 'finalTotal'),
  totalComfort: ({ outputs }) => amount(outputs['comfort'], 'totalCost'),
  calculator: ({ calculator }) => calculator,
};

/** The line that names the columns, for the beginning of a file. */
export const csvHead = (style?: CsvStyle): string => byteOrderMark + toCsv([Object.keys(columns)], style);

/** A line for each log. */
export const csvRows = (logs: readonly CalculationLogEntity[], style?: CsvStyle): string =>
  toCsv(
    logs.map((log) => Object.values(columns).map((cell) => cell(log))),
    style,
  );

const toCsv = (lines: readonly (readonly Cell[])[], style: CsvStyle = 'comma'): string =>
  stringify([...lines], {
    cast: { string: spreadsheetText, number: (value) => csvNumber(value, style) },
    delimiter: csvMarks[style].separator,
    record_delimiter: 'windows',
  });

function amount(outputs: unknown, name: string): number | undefined {
  const value = (outputs as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function monthlyPayment(outputs: unknown, months: number): number | undefined {
  const monthTotal2025 = amount(outputs, 'monthTotal2025');
  const longMonthDiscount = amount(outputs, 'longMonthDiscount');
  if (monthTotal2025 === undefined || longMonthDiscount === undefined) return undefined;
  return monthlyPayment2025({ monthTotal2025, longMonthDiscount }, months);
}
