/** The parameter of an address that names the price book to calculate by: of shared links, and of a draft's preview. */
const parameter = 'priceBook';

/** The price book that an address names; null for one that names none. */
export const priceBookOfQuery = (search: string): string | null => new URLSearchParams(search).get(parameter) || null;

/** A query that names a price book; the one in force when it is null. */
export function withPriceBook(search: string, id: string | null): string {
  const query = new URLSearchParams(search);
  if (id === null) query.delete(parameter);
  else query.set(parameter, id);
  return query.toString();
}
