import { useDeferredValue, useMemo, useState } from 'react';
import type { CatalogueEntry } from '@programme/i18n/catalogue';
import { useTranslate } from '@programme/mfe-contract';
import { useStore } from '@programme/platform';
import { Box, Spinner, Typography } from '@programme/ui';
import type { AdminState } from '../../shared/admin.store';
import { CallFailure } from '../../shared/failures/call-failure';
import { editorEntries } from './editor-entry';
import { unfiltered, matchingEntries, type EntryFilter } from './entry-filter';
import { EntryList } from './entry-list';
import { FilterBar } from './filter-bar';
import { NoEntries } from './no-entries';
import { translationsApi } from './translations.api';
import { UnsavedBar } from './unsaved-bar';

/** The translation editor (S2 §2): every text of the product, and what admins wrote in its place. */
export function ContentPage({ catalogue }: { readonly catalogue: readonly CatalogueEntry[] }) {
  const translate = useTranslate();
  const store = useStore<AdminState>();
  const { data: saved, error, refetch, isFetching } = translationsApi.useTranslationsQuery();
  const [filter, setFilter] = useState<EntryFilter>(unfiltered);
  // A key press shows at once; the list follows as soon as the browser has time.
  const applied = useDeferredValue(filter);
  const namespaces = useMemo(() => [...new Set(catalogue.map(({ namespace }) => namespace))], [catalogue]);
  const entries = useMemo(() => saved && editorEntries(catalogue, saved), [catalogue, saved]);
  const found = useMemo(() => entries && matchingEntries(entries, applied), [entries, applied]);

  const change = (changed: Partial<EntryFilter>) => {
    const unsavedKeys = Object.keys(store.getState().translationEdits);
    setFilter((before) => ({ ...before, ...changed, unsavedKeys }));
  };

  if (!found) {
    if (isFetching) return <Spinner label={translate('translations.loading')} />;
    return <CallFailure title={translate('translations.failed')} error={error} onRetry={() => void refetch()} />;
  }
  const { search, show, namespace } = applied;
  return (
    <>
      <Typography sx={{ mb: 2.5, maxWidth: '72ch', color: 'text.secondary' }}>
        {translate('translations.lead')}
      </Typography>
      <FilterBar filter={filter} namespaces={namespaces} onChange={change} />
      <Box sx={{ mt: 2 }}>
        <EntryList entries={found} search={`${show} ${namespace} ${search}`} />
        {found.length === 0 && <NoEntries filter={applied} onClear={() => setFilter(unfiltered)} />}
      </Box>
      <UnsavedBar onShow={() => change({ ...unfiltered, show: 'unsaved' })} />
    </>
  );
}
