/**
 * What makes two names one: neither case nor the way in which a letter's accent is encoded.
 * At most three times as long as the name, counted in UTF-16 units.
 */
export const nameKey = (name: string): string => name.toLowerCase().normalize('NFC');

/** Characters of a column for keys (`nameKey` or `searchKey`) of names of at most `length` characters. */
export const nameKeyLength = (length: number): number => 3 * length;
