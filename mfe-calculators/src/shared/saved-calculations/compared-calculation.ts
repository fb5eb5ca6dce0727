import type { Currency } from '@programme/pricing';
import type { PriceRow } from '@programme/ui';

/** A saved calculation in words: one column of the comparison. */
export type ComparedCalculation = {
  readonly id: string;
  /** The number that it was saved with. */
  readonly number: number;
  readonly name: string;
  /** Whom it is for, where that was said. */
  readonly company?: string;
  /** What limits the price. */
  readonly remark?: string;
  /** Whether the screen shows these inputs. */
  readonly shown: boolean;
  readonly currency: Currency;
  /** Writes an amount of its currency. */
  readonly money: (amount: number) => string;
  readonly rows: readonly ComparedRow[];
};

/** Rows of different calculations that share id and label stand in one line of the table. */
export type ComparedRow = PriceRow & {
  readonly label: string;
  /** The amount in major units, where less is better: such rows are compared. */
  readonly value?: number;
};

/** What a visitor can do with a saved calculation. */
export type ComparisonActions = {
  readonly onRename: (id: string, label: string) => void;
  readonly onRestoreInputs: (id: string) => void;
  readonly onRemove: (id: string) => void;
};
