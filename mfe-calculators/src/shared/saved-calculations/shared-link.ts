import { sharedEntryName as entryName } from '../calculation/calculation-link';
import type { Language } from '@programme/i18n';
import { isCurrency, type Currency } from '@programme/pricing';

/** Calculations of one link, and characters of one of them: an address stays below what servers accept. */
export const mostShared = 24;
const longestEntry = 300;

/**
 * The query of an address that opens a comparison again. It carries inputs and currencies, no price and no name.
 *
 * @param queries the queries of the links of the single calculations; those after the first {@link mostShared} are left out
 */
export function comparisonQuery(queries: readonly string[], language: Language, currency: Currency): string {
  const shared = new URLSearchParams({ lang: language, currency });
  for (const query of queries.slice(0, mostShared)) shared.append(entryName, withoutLanguage(query));
  return shared.toString();
}

/** A link's query without the reader's language. */
export function withoutLanguage(query: string): string {
  const entry = new URLSearchParams(query);
  entry.delete('lang');
  return entry.toString();
}

export type SharedEntry = { readonly query: string; readonly currency: Currency };

export type SharedLink = {
  /** Tells one link from another; empty for an address that shares no comparison. */
  readonly key: string;
  readonly entries: readonly SharedEntry[];
  /** How many parameters are no calculation, by their number, size or currency. */
  readonly ignored: number;
};

/** Reads an address made by {@link comparisonQuery}. Sizes are checked before contents. */
export function readSharedLink(search: string): SharedLink {
  const given = new URLSearchParams(search).getAll(entryName);
  const queries = given.slice(0, mostShared).filter((query) => query.length <= longestEntry);
  const entries = queries.flatMap((query) => {
    const currency = new URLSearchParams(query).get('currency');
    return isCurrency(currency) ? [{ query, currency }] : [];
  });
  // The language and the currency of the page may change while the comparison stays the same.
  const key = given.length === 0 ? '' : [given.length, ...queries].join(' ');
  return { key, entries, ignored: given.length - entries.length };
}
