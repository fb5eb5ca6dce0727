import { readQuoteForm, type QuoteFormValues, type QuoteReading } from './quote-form.values';

/**
 * Reads a quote's form once a change. Formik validates the new values before it renders them, and its preview and notices
 * then need the same reading.
 */
export function createQuoteReader(): (values: QuoteFormValues) => QuoteReading {
  let last: { readonly typed: string; readonly reading: QuoteReading } | undefined;
  return (values) => {
    const typed = JSON.stringify(values);
    if (last?.typed !== typed) last = { typed, reading: readQuoteForm(values) };
    return last.reading;
  };
}
