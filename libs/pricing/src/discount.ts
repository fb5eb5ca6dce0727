import { checkWholeNumber, toMinorFromZero } from './input-checks.js';
import { larger, scaleToWholeMajor, subtract, sum, toMajor, toMinor, wholeInBasisPoints, type Minor } from './money.js';

export type DiscountType = 'percentage' | 'amount' | 'none';

export interface Discount {
  readonly type?: DiscountType | null;
  /** Percent, 0 to 100 with at most two decimals, or major units, zero or more with at most two decimals. */
  readonly value?: number | null;
}

/**
 * The total after a quote's discount, in major units (S2 §9, P10). A percentage takes that share off, an amount is
 * subtracted, never below 0; the result is then rounded to a whole number. A value of 0 is a discount too. Where no
 * discount applies (type missing or none, or value missing) the total comes back as it is, not rounded.
 *
 * @param total major units, zero or more, at most two decimals
 * @throws RangeError for a total or value outside these ranges
 */
export function discountedTotal(total: number, discount: Discount = {}): number {
  const full = toMinorFromZero('total', total);
  const { type, value } = discount;
  if (!type || type === 'none' || value === null || value === undefined) return toMajor(full);
  if (type === 'percentage')
    return scaleToWholeMajor(full, wholeInBasisPoints - toBasisPoints(value), wholeInBasisPoints);
  const left = larger(sum([]), subtract(full, toMinorFromZero('discount', value)));
  return scaleToWholeMajor(left, 1, 1);
}

/**
 * The same total before it is rounded, in ten-thousandths of a minor unit: exact for every discount.
 *
 * @throws RangeError for a discount that {@link discountedTotal} refuses
 */
export function exactTotal(full: Minor, { type, value }: Discount): bigint {
  const whole = BigInt(wholeInBasisPoints);
  if (!type || type === 'none' || value === null || value === undefined) return BigInt(full) * whole;
  if (type === 'percentage') return BigInt(full) * (whole - BigInt(toBasisPoints(value)));
  return BigInt(larger(sum([]), subtract(full, toMinorFromZero('discount', value)))) * whole;
}

function toBasisPoints(percentage: number): number {
  // A percentage has hundredths just as an amount has minor units.
  const basisPoints = toMinor(percentage);
  checkWholeNumber('discount percentage in hundredths', basisPoints, 0, wholeInBasisPoints);
  return basisPoints;
}
