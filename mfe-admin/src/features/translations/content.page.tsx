import { useDeferredValue, useMemo } from 'react';
import type { CatalogueEntry } from '@programme/i18n/catalogue';
import { useTranslate } from '@programme/mfe-contract';
import { Box, useMediaQuery } from '@programme/ui';
import { CallFailure } from '../../shared/failures/call-failure';
import { PageHead } from '../../shared/page-head';
import { ListSkeleton } from '../../shared/list-skeleton';
import { editorEntries } from './editor-entry';
import { countsByGroup, inGroup, unfiltered, matchingEntries } from './entry-filter';
import { EntryList } from './entry-list';
import { FilterBar } from './filter-bar';
import { GroupList } from './group-list';
import { NoEntries } from './no-entries';
import { translationsApi } from './translations.api';
import { useEntryFilter } from './use-entry-filter';
import { UnsavedBar } from './unsaved-bar';

/** The translation editor (S2 §2): every text of the product, and what admins wrote in its place. */
export function ContentPage({ catalogue }: { readonly catalogue: readonly CatalogueEntry[] }) {
  const translate = useTranslate();
  const { data: saved, error, refetch, isFetching } = translationsApi.useTranslationsQuery();
  const { filter, change } = useEntryFilter();
  // A key press shows at once; the list follows as soon as the browser has time.
  const applied = useDeferredValue(filter);
  const entries = useMemo(() => saved && editorEntries(catalogue, saved), [catalogue, saved]);
  const ofAllGroups = useMemo(
    () => entries && matchingEntries(entries, { ...applied, group: 'all' }),
    [entries, applied],
  );
  const found = useMemo(() => ofAllGroups && inGroup(ofAllGroups, applied.group), [ofAllGroups, applied.group]);
  const counts = useMemo(() => countsByGroup(ofAllGroups ?? []), [ofAllGroups]);
  const listsGroups = useMediaQuery(wide, { noSsr: true });

  const head = <PageHead title={translate('admin.tab.content')} lead={translate('translations.lead')} />;
  if (!found) {
    return (
      <>
        {head}
        {isFetching ? (
          <ListSkeleton label={translate('translations.loading')} rows={8} />
        ) : (
          <CallFailure title={translate('translations.failed')} error={error} onRetry={() => void refetch()} />
        )}
      </>
    );
  }
  const { search, show, group } = applied;
  return (
    <>
      {head}
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          gridTemplateColumns: listsGroups ? '13rem minmax(0, 1fr)' : 'minmax(0, 1fr)',
        }}
      >
        {listsGroups && (
          <GroupList open={filter.group} counts={counts} onOpen={(opened) => change({ group: opened })} />
        )}
        <Box sx={{ minWidth: 0 }}>
          <FilterBar filter={filter} choosesGroup={!listsGroups} onChange={change} />
          <Box sx={{ mt: 2 }}>
            <EntryList entries={found} search={`${show} ${group} ${search}`} />
            {found.length === 0 && <NoEntries filter={applied} onClear={() => change(unfiltered)} />}
          </Box>
          <UnsavedBar onShow={() => change({ ...unfiltered, show: 'unsaved' })} />
        </Box>
      </Box>
    </>
  );
}

/** From this width of the window on, a list of the screens has room beside the texts. */
const wide = '(min-width: 75em)';
