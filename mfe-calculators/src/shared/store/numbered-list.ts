/** An entry of a list keeps the number that it was saved with, from 1: removing another one does not change its name. */
export type Numbered<Entry> = Entry & { readonly number: number };

/** The list with an entry at its end, under the number after the highest. */
export function withEntry<Entry>(list: readonly Numbered<Entry>[], entry: Entry): readonly Numbered<Entry>[] {
  const highest = Math.max(0, ...list.map(({ number }) => number));
  return [...list, { ...entry, number: highest + 1 }];
}

/** The list with a removed entry back in its place. */
export function withRestoredEntry<Entry>(
  list: readonly Numbered<Entry>[],
  entry: Numbered<Entry>,
): readonly Numbered<Entry>[] {
  return [...list, entry].sort((one, other) => one.number - other.number);
}
