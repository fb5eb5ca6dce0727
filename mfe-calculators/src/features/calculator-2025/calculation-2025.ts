import { nanoid } from 'nanoid';
import type { Pricing2025, VisitorCalculation } from '@programme/contracts';
import {
  currentPriceBook,
  isIndividualPricing,
  monthlyPayment2025,
  suggestsComfort,
  type Currency,
} from '@programme/pricing';
import type { CalculationInput } from '../../shared/calculation/calculation-input';
import type { SavedCalculation } from '../../shared/store/saved-calculation';

/** A programme priced by the 2025 sheet, with everything that its screen shows. */
export type Calculation2025 = {
  readonly input: CalculationInput;
  readonly currency: Currency;
  readonly price: Pricing2025;
  /** Major units. */
  readonly monthlyPayment: number;
  readonly individualPricing: boolean;
  readonly comfortSuggested: boolean;
};

export function calculation2025(input: CalculationInput, currency: Currency, price: Pricing2025): Calculation2025 {
  const size = { employees: input.employees, activeUsers: input.activeUsers };
  return {
    input,
    currency,
    price,
    monthlyPayment: monthlyPayment2025(price, input.months),
    individualPricing: isIndividualPricing(currentPriceBook, size),
    comfortSuggested: suggestsComfort(currentPriceBook, { ...size, currency, total2025: price.value2025 }),
  };
}

const typedInputs = ({ employees, activeUsers, months }: CalculationInput) => ({
  employed_2025: employees,
  au_2025: activeUsers,
  am_2025: months,
});

/** What the 2025 calculator reports of a calculation (S1 §7). */
export function report2025({ input, currency, price }: Calculation2025): VisitorCalculation {
  const { startFee2025, monthTotal2025, longMonthDiscount, value2025 } = price;
  return {
    calculator: '2025',
    currency,
    employeesCount: input.employees,
    activeUsers: input.activeUsers,
    monthsCount: input.months,
    ...(input.companyName && { companyName: input.companyName }),
    inputs: typedInputs(input),
    outputs: { startFee2025, monthTotal2025, longMonthDiscount, value2025 },
  };
}

/** Converts a result to a saved calculation (S1 §3). */
export function toSavedCalculation({
  input,
  currency,
  price,
  monthlyPayment,
  individualPricing,
}: Calculation2025): SavedCalculation {
  return {
    id: nanoid(),
    companyName: input.companyName,
    inputs: typedInputs(input),
    activeUsersByMonth: null,
    outputs: price,
    currency,
    monthlyPayment,
    showIndividualPricing: individualPricing,
  };
}
