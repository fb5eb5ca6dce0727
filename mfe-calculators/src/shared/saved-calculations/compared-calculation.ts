import type { PriceRow } from '@programme/ui';

/** A saved calculation in words: its card on the screen and its column on paper are both drawn from it. */
export type ComparedCalculation = {
  readonly id: string;
  /** The number that it was saved with. */
  readonly number: number;
  readonly name: string;
  /** What was priced. */
  readonly programme: string;
  /** What limits the price. */
  readonly remark?: string;
  readonly rows: readonly ComparedRow[];
};

/** Rows of different calculations that share id and label stand in one line of the printed table. */
export type ComparedRow = PriceRow & { readonly label: string };

/** The lines of a table of these calculations: each label once, in the order that the calculations have them. */
export function comparedLabels(calculations: readonly ComparedCalculation[]): readonly ComparedRow[] {
  const lines: ComparedRow[] = [];
  for (const { rows } of calculations) {
    let next = 0;
    for (const row of rows) {
      const known = lines.findIndex((line) => isSameLine(line, row));
      if (known < 0) lines.splice(next, 0, row);
      next = (known < 0 ? next : known) + 1;
    }
  }
  return lines;
}

export const isSameLine = (one: ComparedRow, other: ComparedRow): boolean =>
  one.id === other.id && one.label === other.label;
