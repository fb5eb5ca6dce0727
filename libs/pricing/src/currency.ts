/** Currencies of the product (S1 §1), in the order in which the currency menu lists them. */
export const currencies = ['PLN', 'EUR', 'USD', 'MXN'] as const;

export type Currency = (typeof currencies)[number];

/** What a visitor sees when neither address nor saved preference names a currency (S1 §4). */
export const defaultCurrency: Currency = 'PLN';

export function isCurrency(value: unknown): value is Currency {
  return (currencies as readonly unknown[]).includes(value);
}
