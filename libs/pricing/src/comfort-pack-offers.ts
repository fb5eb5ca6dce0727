import { rateOfPlan } from './comfort-plan.js';
import type { Currency } from './currency.js';
import { pricesIn } from './input-checks.js';
import { scale, subtract, times, toMajor } from './money.js';
import type { PriceBook } from './price-book.js';

/** One pack beside flex for as many months, for one user. Amounts are major units. */
export interface ComfortPackOffer {
  readonly months: number;
  /** One month, as the price table says it (P15). */
  readonly monthlyRate: number;
  /** The whole pack: what is charged. */
  readonly perUserCost: number;
  /** Flex for the same months. */
  readonly flexPerUserCost: number;
  /** `flexPerUserCost` − `perUserCost`. */
  readonly savingsPerUser: number;
  /** The savings in percent of flex, rounded to a whole percent. */
  readonly savingsPercentage: number;
}

/** The packs on offer, shortest first, with what each saves against flex (S1 §9). */
export function comfortPackOffers(priceBook: PriceBook, currency: Currency): readonly ComfortPackOffer[] {
  const flexMonth = rateOfPlan(priceBook, currency, { type: 'flex' }).perUser;
  return pricesIn(priceBook, currency).comfort.packs.map(({ months }) => {
    const { monthlyRate, perUser } = rateOfPlan(priceBook, currency, { type: 'pack', months });
    const flex = times(flexMonth, months);
    const savings = subtract(flex, perUser);
    return {
      months,
      monthlyRate: toMajor(monthlyRate),
      perUserCost: toMajor(perUser),
      flexPerUserCost: toMajor(flex),
      savingsPerUser: toMajor(savings),
      // Rounded once: 91.4999 % is 91 %, and not 92 % by way of 91.50 %.
      savingsPercentage: scale(savings, 100, flex),
    };
  });
}
