import type { Messages } from '../quotes/quote-form';

export type ServerFieldErrors = {
  /** Of the first step, by field. */
  readonly basics: Messages;
  /** Of each quote, by its place in the list. */
  readonly quotes: ReadonlyMap<number, Messages>;
};

const ofQuote = /^quotes\[(\d+)\]\.(.+)$/;

/** Assigns server errors to their forms: `quotes[0].note` to the field `note` of the first quote. */
export function fieldErrors(messages: Messages): ServerFieldErrors {
  const basics: Record<string, string> = {};
  const quotes = new Map<number, Messages>();
  for (const [field, message] of Object.entries(messages)) {
    const [, index, name] = ofQuote.exec(field) ?? [];
    if (index === undefined || name === undefined) basics[field] = message;
    else quotes.set(Number(index), { ...quotes.get(Number(index)), [name]: message });
  }
  return { basics, quotes };
}
