import { formatDayOf } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { namedPriceBookApi } from './named-price-book.api';

/** Since when and until when the prices of a book were in force; nothing until that is known. */
export function PriceBookPeriod({ id }: { readonly id: string }) {
  const { translate, preferences } = useShell();
  const { data } = namedPriceBookApi.useNamedPriceBookQuery(id);
  if (!data?.effectiveFrom || !data.effectiveUntil) return null;
  const [from, until] = [data.effectiveFrom, data.effectiveUntil].map((at) => formatDayOf(at, preferences.language));
  return translate('namedPrices.former', { from: from ?? '', until: until ?? '' });
}
