/**
 * What makes two names one: neither case nor the way in which a letter's accent is encoded.
 * At most three times as long as the name, counted in UTF-16 units.
 */
export const nameKey = (name: string): string => name.toLowerCase().normalize('NFC');

/** Characters of a column for keys (`nameKey` or `searchKey`) of names of at most `length` characters. */
export const nameKeyLength = (length: number): number => 3 * length;

/**
 * As people look names up: `Łucja` after `Lucía` and before `Marek`. The databases order by code points, `Ł` after `Z`.
 */
const { compare } = new Intl.Collator('en');

/** A copy of the list in the order of what `nameOf` answers. */
export const byName = <T>(list: readonly T[], nameOf: (entry: T) => string): T[] =>
  [...list].sort((one, other) => compare(nameOf(one), nameOf(other)));
