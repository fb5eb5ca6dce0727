import { useEffect, useRef, useState } from 'react';
import { limits } from '@programme/contracts';
import { useAdminStore } from '../../shared/admin.store';
import { queryWithFilter, useAddressFilter } from '../../shared/use-address-filter';
import { shows, unfiltered, type EntryFilter } from './entry-filter';
import { textGroupIds } from './text-groups';

type KeptFilter = Pick<EntryFilter, 'search' | 'show' | 'group'>;

/** Names in the address. */
const names = { search: 'q', show: 'show', group: 'part' } as const;

/** Milliseconds without a change after which the address follows: browsers refuse too many changes of it. */
const pause = 350;

function read(address: string): KeptFilter {
  const query = new URLSearchParams(address);
  return {
    search: (query.get(names.search) ?? '').slice(0, limits.name),
    show: shows.find((show) => show === query.get(names.show)) ?? unfiltered.show,
    group: textGroupIds.find((group) => group === query.get(names.group)) ?? unfiltered.group,
  };
}

const write = (address: string, { search, show, group }: KeptFilter): string =>
  queryWithFilter(
    address,
    { search, show: show === unfiltered.show ? '' : show, group: group === unfiltered.group ? '' : group },
    names,
  );

const options = { read, write, nothing: unfiltered };

const isSame = (one: KeptFilter, other: KeptFilter): boolean =>
  one.search === other.search && one.show === other.show && one.group === other.group;

/** Search and filters of the texts: at once on the screen, and a moment later in the address. */
export function useEntryFilter() {
  const store = useAdminStore();
  const { filter: kept, change: keep } = useAddressFilter<KeptFilter>(options);
  const unsavedKeys = () => Object.keys(store.getState().translationEdits);
  const [filter, setFilter] = useState<EntryFilter>(() => ({ ...kept, unsavedKeys: unsavedKeys() }));
  /** What the address holds as far as this screen knows: a change of it elsewhere is another. */
  const known = useRef(kept);

  useEffect(() => {
    if (isSame(kept, known.current)) return;
    known.current = kept;
    setFilter((before) => ({ ...before, ...kept }));
  }, [kept]);
  useEffect(() => {
    if (isSame(filter, known.current)) return;
    const timer = setTimeout(() => {
      const { search, show, group } = filter;
      known.current = { search, show, group };
      keep(known.current);
    }, pause);
    return () => clearTimeout(timer);
  }, [filter, keep]);

  return {
    filter,
    change: (changed: Partial<KeptFilter>) =>
      setFilter((before) => ({ ...before, ...changed, unsavedKeys: unsavedKeys() })),
  };
}
