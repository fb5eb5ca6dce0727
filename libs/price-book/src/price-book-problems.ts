import type { PriceBookDraft } from '@programme/contracts';
import { currencies, type PriceBook, type PriceBookContent } from '@programme/pricing';
import type { PriceBookProblem } from './rules/problem.js';
import { enterpriseProblems } from './rules/enterprise.rules.js';
import { jumpErrors } from './rules/jump.rules.js';
import { limitProblems } from './rules/limits.rules.js';
import { monthsProblems } from './rules/months.rules.js';
import { packLengthProblems, packProblems } from './rules/packs.rules.js';
import { scheduleProblems } from './rules/schedule.rules.js';
import { estimateWarnings, minimumWarnings, thresholdWarnings } from './warnings/list-warnings.js';
import { changeWarnings, fallWarnings } from './warnings/total-warnings.js';

export type PriceBookCircumstances = {
  /** The book that this one was made from; without it, or where it breaks a rule itself, nothing is compared. */
  readonly base?: PriceBookContent | null;
  /** With it the date is checked as well. */
  readonly now?: Date;
  /** The instant from which the book is to hold; null or nothing while nobody has said. */
  readonly effectiveFrom?: Date | null;
};

/**
 * All that is wrong (errors) or rarely meant (warnings) in a price book, errors first. With an error in the content there
 * are no warnings: the engine cannot price such a book, or its figures are not meant. A book without errors never makes the engine throw for input
 * that the contracts accept.
 */
export function priceBookProblems(
  content: PriceBookDraft,
  { base, now, effectiveFrom = null }: PriceBookCircumstances = {},
): PriceBookProblem[] {
  const errors = contentErrors(content);
  const dates = now ? scheduleProblems(effectiveFrom, now) : [];
  if (errors.length > 0 || !isComplete(content)) return [...errors, ...dates];
  const book = withId(content);
  const compared = base && contentErrors(base).length === 0 ? withId(base) : undefined;
  const jumps = compared ? jumpErrors(book, compared) : [];
  if (jumps.length > 0) return [...jumps, ...dates];
  return [
    ...dates,
    ...(compared ? changeWarnings(book, compared) : []),
    ...fallWarnings(book),
    ...minimumWarnings(book),
    ...thresholdWarnings(book),
    ...estimateWarnings(book, compared),
  ];
}

/** Whether a draft has prices in every currency. */
export const isComplete = (content: PriceBookDraft): content is PriceBookContent =>
  currencies.every((currency) => content.currencies[currency] !== undefined);

const contentErrors = (content: PriceBookDraft): PriceBookProblem[] => [
  ...limitProblems(content),
  ...monthsProblems(content),
  ...enterpriseProblems(content),
  ...packProblems(content),
  ...packLengthProblems(content),
];

/** The engine takes a book by name; which one this is, nobody reads. */
const withId = (content: PriceBookContent): PriceBook => ({ ...content, id: '' });
