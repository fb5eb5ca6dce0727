import { searchKey } from '@programme/formatting';
import type { TextNamespace } from '@programme/i18n';
import { isMissing, isOverridden, type EditorEntry } from './editor-entry';

export const shows = ['all', 'missing', 'overridden', 'unsaved'] as const;
export type Show = (typeof shows)[number];

export type EntryFilter = {
  readonly search: string;
  readonly show: Show;
  readonly namespace: TextNamespace | 'all';
  /**
   * For `unsaved`: the keys that were unsaved when the filter was set, so that a row does not vanish while it is
   * edited.
   */
  readonly unsavedKeys: readonly string[];
};

export const unfiltered: EntryFilter = { search: '', show: 'all', namespace: 'all', unsavedKeys: [] };

export function matchingEntries(entries: readonly EditorEntry[], filter: EntryFilter): readonly EditorEntry[] {
  const words = searchKey(filter.search.trim());
  return entries.filter(
    (entry) =>
      (filter.namespace === 'all' || entry.builtIn.namespace === filter.namespace) &&
      (words === '' || entry.searchable.includes(words)) &&
      isShown(entry, filter),
  );
}

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
