import { limits, type PriceBookDraft } from '@programme/contracts';
import type { DurationModifier } from '@programme/pricing';
import { error, type PriceBookProblem } from './problem.js';
import { percentageProblems } from './numbers.rules.js';
import { rangeProblems } from './ranges.rules.js';

/** Above −100 %, so that a month still costs something. */
const modifierBounds = { min: -9_900, max: 20_000 };

const shareBounds = { min: 0, max: 10_000 };

/** What a modifier's key may be: it names a row in exports and in addresses of the page. */
const key = /^[a-z][a-z0-9-]*$/;

/** The tables by contract length (S1 §9): every month that the product offers once, and shares that make sense. */
export function monthsProblems({ months, durationModifiers, rates2025 }: PriceBookDraft): PriceBookProblem[] {
  const { min, max } = limits.months;
  const cover = { first: min, last: max };
  return [
    // Forms and calls take 1 to 12 months (P6): a book with fewer would make the engine throw.
    ...(months.min === min && months.max === max ? [] : [error('months-range', 'months', { min, max })]),
    ...rangeProblems('durationModifiers', durationModifiers, cover),
    ...durationModifiers.flatMap((row, index) => modifierProblems(`durationModifiers.${index}`, row)),
    ...sameKeys(durationModifiers),
    ...rangeProblems('rates2025', rates2025, cover),
    ...rates2025.flatMap(({ discount }, index) =>
      percentageProblems(`rates2025.${index}.discount`, discount, shareBounds),
    ),
  ];
}

/** The colour in which a modifier is shown: that of its sign. */
export const colourOf = (modifier: number): DurationModifier['colour'] =>
  modifier > 0 ? 'surcharge' : modifier < 0 ? 'discount' : 'neutral';

function modifierProblems(path: string, row: DurationModifier): PriceBookProblem[] {
  return [
    ...percentageProblems(`${path}.modifier`, row.modifier, modifierBounds),
    ...(row.colour === colourOf(row.modifier) ? [] : [error('modifier-colour', `${path}.colour`)]),
    ...(key.test(row.key) ? [] : [error('modifier-key', `${path}.key`)]),
  ];
}

function sameKeys(rows: readonly DurationModifier[]): PriceBookProblem[] {
  const keys = rows.map((row) => row.key);
  return keys.flatMap((one, index) =>
    keys.indexOf(one) < index ? [error('modifier-key-twice', `durationModifiers.${index}.key`, { key: one })] : [],
  );
}
