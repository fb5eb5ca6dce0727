import { rateOfMonths } from './comfort-plan.js';
import type { Currency } from './currency.js';
import { checkMonths, pricesIn } from './input-checks.js';
import { subtract, sum, toMajor, toMinor, type Minor } from './money.js';
import type { PriceBook } from './price-book.js';

export interface BetterPriceInput {
  readonly currency: Currency;
  /** Whole number, 1 to 12. */
  readonly months: number;
}

/** `count` packs of `months` months each, or `count` single months of flex. */
export interface ComfortPart {
  readonly kind: 'pack' | 'flex';
  readonly months: number;
  readonly count: number;
}

export interface ComfortCombination {
  /** Longest packs first, flex last. */
  readonly parts: readonly ComfortPart[];
  /** One user for all the months; major units. */
  readonly perUser: number;
}

export interface BetterPriceHint extends ComfortCombination {
  /** What the combination saves one user against the price of {@link comfortPrice}; 0 where only a pack is cheaper. */
  readonly savingsPerUser: number;
  /** A pack for more months that costs less than the combination; the cheapest one, null where there is none. */
  readonly longerPack: LongerPack | null;
}

export interface LongerPack {
  readonly months: number;
  /** One user for the whole pack; major units. */
  readonly perUser: number;
}

/** One purchase that covers some of the months. */
interface Piece {
  readonly kind: 'pack' | 'flex';
  readonly months: number;
  readonly cost: Minor;
}

interface Cover {
  readonly pieces: readonly Piece[];
  readonly cost: Minor;
}

/**
 * The cheapest way to cover exactly so many months with packs and flex months (P12): 4 → a 3-month pack and a month of
 * flex. Among equally cheap ways the one of the fewest purchases.
 *
 * @throws RangeError for months that are not on offer
 */
export function cheapestCombination(priceBook: PriceBook, input: BetterPriceInput): ComfortCombination {
  const { pieces, cost } = cheapestCover(priceBook, input);
  return { parts: countParts(pieces), perUser: toMajor(cost) };
}

/**
 * What a client should know before paying the Comfort price for so many months: a cheaper combination, or a longer
 * pack that costs less (S2 §9, P12). Null where the price is already the best one.
 *
 * @throws RangeError for months that are not on offer
 */
export function betterPriceHint(priceBook: PriceBook, input: BetterPriceInput): BetterPriceHint | null {
  const { pieces, cost } = cheapestCover(priceBook, input);
  const savings = subtract(rateOfMonths(priceBook, input.currency, input.months).perUser, cost);
  const longerPack = cheapestLongerPack(priceBook, input, cost);
  if (savings === 0 && !longerPack) return null;
  return { parts: countParts(pieces), perUser: toMajor(cost), savingsPerUser: toMajor(savings), longerPack };
}

/** Builds the cheapest cover of 1, 2, 3… months, each from the best shorter one and one more piece. */
function cheapestCover(priceBook: PriceBook, { currency, months }: BetterPriceInput): Cover {
  checkMonths(priceBook, months);
  const pieces = piecesLongestFirst(priceBook, currency);
  const covers: Cover[] = [{ pieces: [], cost: sum([]) }];
  for (let length = 1; length <= months; length += 1) {
    const candidates = pieces.flatMap((piece) => {
      const rest = covers[length - piece.months];
      return rest ? [{ pieces: [piece, ...rest.pieces], cost: sum([piece.cost, rest.cost]) }] : [];
    });
    covers.push(candidates.reduce((best, candidate) => (isBetter(candidate, best) ? candidate : best)));
  }
  const cover = covers[months];
  if (!cover) throw new RangeError(`No combination of packs and flex covers ${months} months`);
  return cover;
}

function isBetter(one: Cover, other: Cover): boolean {
  return one.cost < other.cost || (one.cost === other.cost && one.pieces.length < other.pieces.length);
}

function piecesLongestFirst(priceBook: PriceBook, currency: Currency): readonly Piece[] {
  const { packs, flexPerMonth } = pricesIn(priceBook, currency).comfort;
  return [
    ...packs.map((pack): Piece => ({ kind: 'pack', months: pack.months, cost: toMinor(pack.total) })),
    { kind: 'flex' as const, months: 1, cost: toMinor(flexPerMonth) },
  ].sort(longestFirst);
}

function longestFirst(one: { readonly months: number }, other: { readonly months: number }): number {
  return other.months - one.months;
}

function countParts(pieces: readonly Piece[]): readonly ComfortPart[] {
  const parts = new Map<string, ComfortPart>();
  for (const { kind, months } of [...pieces].sort(longestFirst)) {
    const key = `${kind} ${months}`;
    parts.set(key, { kind, months, count: (parts.get(key)?.count ?? 0) + 1 });
  }
  return [...parts.values()];
}

function cheapestLongerPack(priceBook: PriceBook, { currency, months }: BetterPriceInput, cost: Minor) {
  const [cheapest] = pricesIn(priceBook, currency)
    .comfort.packs.filter((pack) => pack.months > months && toMinor(pack.total) < cost)
    .sort((one, other) => one.total - other.total || longestFirst(one, other));
  return cheapest ? { months: cheapest.months, perUser: cheapest.total } : null;
}
