/** An entry keeps the number that it was saved with, from 1: removing another one does not change its name. */
export type Numbered<Entry> = Entry & { readonly number: number };

type Identified = { readonly id: string; readonly label?: string };

/** What a visitor saved on one screen, in the order of its numbers. */
export type NumberedList<Entry> = {
  readonly entries: readonly Numbered<Entry>[];
  /** The highest number so far. The number of a removed entry is not used again, so that Undo finds it free. */
  readonly lastNumber: number;
  /** The part of the address that shared a list and was added to this one; empty before. */
  readonly openedLink: string;
};

/** A list without entries. */
export const emptyList = { entries: [], lastNumber: 0, openedLink: '' } as const;

/** The list with entries at its end, under the numbers after the highest. */
export function withEntries<Entry>(list: NumberedList<Entry>, added: readonly Entry[]): NumberedList<Entry> {
  const numbered = added.map((entry, index) => ({ ...entry, number: list.lastNumber + 1 + index }));
  return { ...list, entries: [...list.entries, ...numbered], lastNumber: list.lastNumber + added.length };
}

/** The list with the entries of a shared link; unchanged when they were added before. */
export function withOpenedLink<Entry>(
  list: NumberedList<Entry>,
  link: string,
  added: readonly Entry[],
): NumberedList<Entry> {
  return list.openedLink === link ? list : withEntries({ ...list, openedLink: link }, added);
}

/** The list without an entry. */
export function withoutEntry<Entry extends Identified>(list: NumberedList<Entry>, id: string): NumberedList<Entry> {
  return { ...list, entries: list.entries.filter((entry) => entry.id !== id) };
}

/** The list with a removed entry back in its place. */
export function withRestoredEntry<Entry>(list: NumberedList<Entry>, entry: Numbered<Entry>): NumberedList<Entry> {
  return { ...list, entries: [...list.entries, entry].sort((one, other) => one.number - other.number) };
}

/** The list with an entry under another name; an empty one gives its own name back. */
export function withLabel<Entry extends Identified>(
  list: NumberedList<Entry>,
  id: string,
  label: string,
): NumberedList<Entry> {
  return { ...list, entries: list.entries.map((entry) => (entry.id === id ? { ...entry, label } : entry)) };
}
