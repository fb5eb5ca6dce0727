import { noValue } from '@programme/formatting';
import type { ReactNode } from 'react';
import type { ComparedCalculation, ComparedRow } from './compared-calculation';

export type ComparisonCell = {
  readonly text: ReactNode;
  readonly explanation?: ReactNode;
  /** Whether it is the lowest amount of its line, and another is higher. */
  readonly lowest: boolean;
};

export type ComparisonLine = {
  readonly id: string;
  readonly label: string;
  readonly kind: ComparedRow['kind'];
  /** One for each calculation. */
  readonly cells: readonly ComparisonCell[];
};

/**
 * The lines of a table of these calculations: each label once, in the order that the calculations have them. Below the
 * first calculation's total stands what the others cost more or less. Amounts are compared within one currency only.
 */
export function comparisonLines(
  calculations: readonly ComparedCalculation[],
  differenceLabel: string,
): readonly ComparisonLine[] {
  const lines = rowsOf(calculations).map((row) => lineOf(row, calculations));
  const difference = differenceLine(calculations, differenceLabel);
  if (!difference) return lines;
  const below = lines.findIndex(({ label, kind }) => kind === 'total' && label === totalOf(calculations[0])?.label) + 1;
  return [...lines.slice(0, below), difference, ...lines.slice(below)];
}

function rowsOf(calculations: readonly ComparedCalculation[]): readonly ComparedRow[] {
  const known: ComparedRow[] = [];
  for (const { rows } of calculations) {
    let next = 0;
    for (const row of rows) {
      const index = known.findIndex((one) => isSameLine(one, row));
      if (index < 0) known.splice(next, 0, row);
      next = (index < 0 ? next : index) + 1;
    }
  }
  return known;
}

function lineOf(row: ComparedRow, calculations: readonly ComparedCalculation[]): ComparisonLine {
  const found = calculations.map(({ rows }) => rows.find((one) => isSameLine(one, row)));
  const compared = calculations.filter((_, index) => found[index]?.value !== undefined);
  const isComparable = new Set(compared.map(({ currency }) => currency)).size === 1;
  const values = found.flatMap((one) => one?.value ?? []);
  const lowest = Math.min(...values);
  const differ = isComparable && values.some((value) => value > lowest);
  return {
    id: `${row.id} ${row.label}`,
    label: row.label,
    kind: row.kind,
    cells: found.map((one) => ({
      text: one ? one.amount : noValue,
      explanation: one?.explanation,
      lowest: differ && one?.value === lowest,
    })),
  };
}

function differenceLine(calculations: readonly ComparedCalculation[], label: string): ComparisonLine | null {
  const [first] = calculations;
  const total = totalOf(first);
  const differences = calculations.slice(1).map((calculation) => {
    const other = totalOf(calculation);
    const isComparable = other?.label === total?.label && calculation.currency === first?.currency;
    return isComparable && other?.value !== undefined && total?.value !== undefined ? other.value - total.value : null;
  });
  if (!first || differences.every((difference) => difference === null)) return null;
  const cell = (text: string): ComparisonCell => ({ text, lowest: false });
  return {
    id: 'difference',
    label,
    kind: 'muted',
    cells: [
      cell(noValue),
      ...differences.map((difference) => cell(difference === null ? noValue : signed(difference, first.money))),
    ],
  };
}

const signed = (amount: number, money: ComparedCalculation['money']): string => (amount > 0 ? '+' : '') + money(amount);

const totalOf = (calculation: ComparedCalculation | undefined): ComparedRow | undefined =>
  calculation?.rows.find(({ kind }) => kind === 'total');

const isSameLine = (one: ComparedRow, other: ComparedRow): boolean => one.id === other.id && one.label === other.label;
