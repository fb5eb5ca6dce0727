import type { Pricing2025Length } from '@programme/contracts';
import { monthlyPayment2025, type Currency, type EnterpriseLength, type PriceBook } from '@programme/pricing';
import type { CalculationInput } from '../../shared/calculation/calculation-input';
import { calculation2025, type Calculation2025 } from './calculation-2025';
import type { Pricing2025LengthsRequest } from './lengths-2025.api';

/** The 2025 prices of one company for every contract length, and what was asked for. */
export type Lengths2025 = {
  readonly request: Pricing2025LengthsRequest;
  readonly prices: readonly Pricing2025Length[];
};

/** What to ask the API for, to price a company for every contract length. */
export const lengthsRequestOf = (
  { employees, activeUsers }: CalculationInput,
  currency: Currency,
  priceBook: PriceBook,
): Pricing2025LengthsRequest => ({ employees, activeUsers, currency, priceBook: priceBook.id });

/** The 2025 price of inputs, where it is among the known lengths; null otherwise. */
export function estimate2025(
  { request, prices }: Lengths2025,
  input: CalculationInput,
  currency: Currency,
  priceBook: PriceBook,
): Calculation2025 | null {
  const { employees, activeUsers } = input;
  const isKnown =
    request.employees === employees &&
    request.activeUsers === activeUsers &&
    request.currency === currency &&
    request.priceBook === priceBook.id;
  const found = isKnown && prices.find(({ months }) => months === input.months);
  if (!found) return null;
  const { startFee2025, monthTotal2025, longMonthDiscount, value2025 } = found;
  return calculation2025(priceBook, input, currency, { startFee2025, monthTotal2025, longMonthDiscount, value2025 });
}

/**
 * The lengths of the chart. That of the price beside it has the amounts of that price, should the sheet have changed
 * meanwhile.
 */
export function chartLengths(
  prices: readonly Pricing2025Length[],
  { input, price2025 }: Pick<Calculation2025, 'input' | 'price2025'>,
): readonly EnterpriseLength[] {
  return prices.map((length) => {
    const { months } = length;
    const price = months === input.months ? price2025 : length;
    return { months, finalTotal: price.value2025, monthlyPayment: monthlyPayment2025(price, months) };
  });
}
