import { searchKey } from '@programme/formatting';
import { isMissing, isOverridden, type EditorEntry } from './editor-entry';
import type { TextGroupId } from './text-groups';

export const shows = ['all', 'missing', 'overridden', 'unsaved'] as const;
export type Show = (typeof shows)[number];

export type EntryFilter = {
  readonly search: string;
  readonly show: Show;
  /** The screen whose texts are listed. */
  readonly group: TextGroupId | 'all';
  /**
   * For `unsaved`: the keys that were unsaved when the filter was set, so that a row does not vanish while it is
   * edited.
   */
  readonly unsavedKeys: readonly string[];
};

export const unfiltered: EntryFilter = { search: '', show: 'all', group: 'all', unsavedKeys: [] };

export function matchingEntries(entries: readonly EditorEntry[], filter: EntryFilter): readonly EditorEntry[] {
  const words = searchKey(filter.search.trim());
  return inGroup(entries, filter.group).filter(
    (entry) => (words === '' || entry.searchable.includes(words)) && isShown(entry, filter),
  );
}

/** The texts of one screen. */
export const inGroup = (entries: readonly EditorEntry[], group: EntryFilter['group']): readonly EditorEntry[] =>
  group === 'all' ? entries : entries.filter((entry) => entry.group === group);

function isShown(entry: EditorEntry, { show, unsavedKeys }: EntryFilter): boolean {
  switch (show) {
    case 'all':
      return true;
    case 'missing':
      return isMissing(entry);
    case 'overridden':
      return isOverridden(entry);
    case 'unsaved':
      return unsavedKeys.includes(entry.builtIn.key);
  }
}

/** How many of the texts each screen has, and all together. */
export function countsByGroup(entries: readonly EditorEntry[]): ReadonlyMap<EntryFilter['group'], number> {
  const counts = new Map<EntryFilter['group'], number>([['all', entries.length]]);
  for (const { group } of entries) counts.set(group, (counts.get(group) ?? 0) + 1);
  return counts;
}
