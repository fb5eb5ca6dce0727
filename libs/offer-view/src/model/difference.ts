/** Of amounts in major units, without the error of binary fractions. */
export const difference = (one: number, other: number): number => (Math.round(100 * one - 100 * other) || 0) / 100;
