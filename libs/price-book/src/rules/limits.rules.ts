import { limits, type PriceBookDraft } from '@programme/contracts';
import { currencies, type ComfortRules } from '@programme/pricing';
import { error, type PriceBookProblem } from './problem.js';
import { numberProblems, percentageProblems } from './numbers.rules.js';

const years = { min: 2020, max: 2100 };
const people = { min: 1, max: limits.people };
const percent = { min: 1, max: 100 };
const share = { min: 1, max: 10_000 };

/** Seats are rounded up to the multiple: it stays small beside the seats that a company buys. */
const multiples = { min: 1, max: 1_000 };

/** The year, the thresholds, and the rules of Comfort seats (S1 §5, §9). */
export function limitProblems(book: PriceBookDraft): PriceBookProblem[] {
  const { individualPricing, comfort } = book;
  return [
    ...numberProblems('year', book.year, years),
    ...numberProblems('individualPricing.employeesFrom', individualPricing.employeesFrom, people),
    ...numberProblems('individualPricing.activeUsersAbove', individualPricing.activeUsersAbove, people),
    ...percentageProblems('realisticShare', book.realisticShare, share),
    ...percentageProblems('comfort.topUpShare', comfort.topUpShare, { ...share, min: 0 }),
    ...numberProblems('comfort.midTermNoteFromMonths', comfort.midTermNoteFromMonths, limits.months),
    ...seatProblems(comfort),
    ...participationProblems(comfort),
    ...comparisonProblems(book),
  ];
}

function seatProblems({ seatMultiple, minimumSeats }: ComfortRules): PriceBookProblem[] {
  const problems = [
    ...numberProblems('comfort.seatMultiple', seatMultiple, multiples),
    ...numberProblems('comfort.minimumSeats', minimumSeats, multiples),
  ];
  if (problems.length > 0 || minimumSeats % seatMultiple === 0) return problems;
  return [error('seat-multiple', 'comfort.minimumSeats', { value: minimumSeats, multiple: seatMultiple })];
}

/** The slider goes from its least to its most in whole steps, and begins on one of them. */
function participationProblems({ participation }: ComfortRules): PriceBookProblem[] {
  const { min, max, step, default: usual } = participation;
  const path = 'comfort.participation';
  const numbers = (['min', 'max', 'step', 'default'] as const).flatMap((name) =>
    numberProblems(`${path}.${name}`, participation[name], percent),
  );
  if (numbers.length > 0) return numbers;
  if (min > max) return [error('participation-range', `${path}.max`, { min, max })];
  const isOff = usual < min || usual > max || (usual - min) % step !== 0;
  return [
    ...((max - min) % step === 0 ? [] : [error('participation-step', `${path}.step`, { min, max, step })]),
    ...(isOff ? [error('participation-default', `${path}.default`, { value: usual, min, max, step })] : []),
  ];
}

/** Flex is compared with a pack of the same length (P13): without one it would be compared with itself. */
function comparisonProblems({ comfort, currencies: prices }: PriceBookDraft): PriceBookProblem[] {
  const lengths = comfort.flexComparisonMonths;
  return lengths.flatMap((months, index) => {
    const path = `comfort.flexComparisonMonths.${index}`;
    const before = lengths[index - 1];
    const lacking = currencies.find((currency) => {
      const packs = prices[currency]?.comfort.packs;
      return packs && !packs.some((pack) => pack.months === months);
    });
    return [
      ...(before === undefined || months > before ? [] : [error('comparison-order', path, { value: months, before })]),
      ...(lacking ? [error('comparison-without-pack', path, { months, currency: lacking })] : []),
    ];
  });
}
