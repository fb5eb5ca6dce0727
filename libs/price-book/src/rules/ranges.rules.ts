import type { WholeNumberRange } from '@programme/pricing';
import { error, type PriceBookProblem } from './problem.js';

type Cover = {
  readonly first: number;
  /** The last number that the rows must hold; without it the rows may end anywhere. */
  readonly last?: number;
};

/** Rows that hold every number from the first on exactly once, in their order. */
export function rangeProblems(
  path: string,
  rows: readonly WholeNumberRange[],
  { first, last }: Cover,
): PriceBookProblem[] {
  if (rows.length === 0) return [error('rows-missing', path)];
  const problems = rows.flatMap(({ min, max }, index) => {
    const own = ownProblems(`${path}.${index}`, { min, max });
    return own.length > 0 ? own : startProblems(`${path}.${index}.min`, min, rows[index - 1]?.max, first);
  });
  const end = rows.at(-1)?.max;
  if (last !== undefined && end !== last)
    problems.push(error('range-end', `${path}.${rows.length - 1}.max`, { last, value: end ?? 0 }));
  return problems;
}

function ownProblems(path: string, range: WholeNumberRange): PriceBookProblem[] {
  const fractions = (['min', 'max'] as const).filter((end) => !Number.isSafeInteger(range[end]));
  if (fractions.length > 0) return fractions.map((end) => error('not-whole', `${path}.${end}`, { value: range[end] }));
  return range.max < range.min ? [error('range-reversed', `${path}.max`, { min: range.min, max: range.max })] : [];
}

function startProblems(path: string, min: number, before: number | undefined, first: number): PriceBookProblem[] {
  if (before === undefined) return min === first ? [] : [error('range-start', path, { first, value: min })];
  if (min > before + 1) return [error('range-gap', path, { from: before + 1, to: min - 1 })];
  return min <= before ? [error('range-overlap', path, { from: min, to: before })] : [];
}
