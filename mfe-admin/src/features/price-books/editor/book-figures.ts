import type { PriceBookDraft } from '@programme/contracts';
import { colourOf } from '@programme/price-book';

export type Figure = string | number;

export type FigureChange = { readonly path: string; readonly value: Figure };

type Node = Record<string, unknown>;

/** The figure at a path of names and positions, `currencies.PLN.tiers.3.fee`; undefined where there is none. */
export function figureAt(content: object, path: string): Figure | undefined {
  let part: unknown = content;
  for (const name of path.split('.')) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, name)) return undefined;
    part = (part as Node)[name];
  }
  return typeof part === 'number' || typeof part === 'string' ? part : undefined;
}

/** The book with figures changed that it has already; others are left alone. */
export function withFigures(content: PriceBookDraft, changes: readonly FigureChange[]): PriceBookDraft {
  const copy = structuredClone(content);
  for (const { path, value } of changes) {
    if (figureAt(copy, path) === undefined) continue;
    const names = path.split('.');
    const last = names.pop() ?? '';
    const parent = names.reduce<Node>((part, name) => part[name] as Node, copy as unknown as Node);
    parent[last] = value;
  }
  return withDerived(copy, content);
}

/** A row's colour follows from its modifier. Its key follows from its months, once somebody changes those. */
function withDerived(content: PriceBookDraft, before: PriceBookDraft): PriceBookDraft {
  const durationModifiers = content.durationModifiers.map((row, index) => {
    const old = before.durationModifiers[index];
    const isMoved = old?.min !== row.min || old.max !== row.max;
    return { ...row, key: isMoved ? keyOf(row) : row.key, colour: colourOf(row.modifier) };
  });
  return { ...content, durationModifiers };
}

const keyOf = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? `months-${min}` : `months-${min}-${max}`;

/** Lists that rows can be added to, by their path. */
type ListRow = Record<string, Figure> | number;

function changedList(
  content: PriceBookDraft,
  path: string,
  change: (rows: readonly ListRow[]) => readonly ListRow[],
): PriceBookDraft {
  const copy = structuredClone(content);
  const names = path.split('.');
  const last = names.pop() ?? '';
  const parent = names.reduce<Node>((part, name) => part[name] as Node, copy as unknown as Node);
  parent[last] = change(parent[last] as ListRow[]);
  return withDerived(copy, content);
}

/** Adds a row below the last one, which begins where that one ends and repeats its figures. */
export const withRowAdded = (content: PriceBookDraft, path: string): PriceBookDraft =>
  changedList(content, path, (rows) => [...rows, rowAfter(rows.at(-1), path)]);

export const withRowRemoved = (content: PriceBookDraft, path: string, index: number): PriceBookDraft =>
  changedList(content, path, (rows) => rows.filter((_row, each) => each !== index));

function rowAfter(last: ListRow | undefined, path: string): ListRow {
  if (typeof last === 'number') return last + 1;
  if (last && typeof last['max'] === 'number') return { ...last, min: last['max'] + 1, max: last['max'] + 1 };
  if (last && typeof last['months'] === 'number') return { ...last, months: last['months'] + 1 };
  return firstRow(path);
}

/** The row of a list that has lost all of its own. */
function firstRow(path: string): ListRow {
  if (path.endsWith('tiers')) return { min: 1, max: 1, fee: 0 };
  if (path.endsWith('packs')) return { months: 2, perMonth: 0, total: 0 };
  if (path.endsWith('rates2025')) return { min: 1, max: 1, discount: 0 };
  if (path.endsWith('durationModifiers')) return { key: 'months-1', min: 1, max: 1, modifier: 0, colour: 'neutral' };
  return 1;
}
