import { memo, useRef, useState } from 'react';
import { formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, Panel, Stack, Typography } from '@programme/ui';
import { Pager } from '../../shared/pager';
import type { EditorEntry } from './editor-entry';
import { TranslationRow } from './translation-row';

type Props = {
  readonly entries: readonly EditorEntry[];
  /** Tells one search from another: each starts at its first page. */
  readonly search: string;
  /** Rows of a page; by itself as many as a browser lays out without a pause. */
  readonly pageSize?: number;
};

/** The texts found, a page at a time. */
export const EntryList = memo(function EntryList({ entries, search, pageSize = 25 }: Props) {
  const { translate, preferences } = useShell();
  const [turned, setTurned] = useState({ search, page: 0 });
  const top = useRef<HTMLDivElement>(null);
  const lastPage = Math.max(0, Math.ceil(entries.length / pageSize) - 1);
  // A saved text may leave the list (it is no longer missing, say), and its last page with it.
  const page = turned.search === search ? Math.min(turned.page, lastPage) : 0;
  const first = page * pageSize;
  const shown = entries.slice(first, first + pageSize);
  const format = (value: number) => formatWholeNumber(value, preferences.language);

  const turnTo = (next: number) => {
    setTurned({ search, page: next });
    top.current?.scrollIntoView({ block: 'start' });
  };
  const range = { from: format(first + 1), to: format(first + shown.length) };
  const pager = (words: string) => (
    <Pager
      previous={translate('translations.page.previous')}
      next={translate('translations.page.next')}
      {...(page > 0 && { onPrevious: () => turnTo(page - 1) })}
      {...(page < lastPage && { onNext: () => turnTo(page + 1) })}
    >
      {words}
    </Pager>
  );

  return (
    <>
      <Stack
        ref={top}
        direction="row"
        sx={{
          minHeight: 40,
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          scrollMarginTop: 76,
        }}
      >
        <Typography role="status" variant="body2" sx={{ fontWeight: 600 }}>
          {translate('translations.count', { count: entries.length, formatted: format(entries.length) })}
        </Typography>
        {/* How many there are stands beside it. */}
        {lastPage > 0 && pager(`${range.from}–${range.to}`)}
      </Stack>
      {shown.length > 0 && (
        <Panel component="ul" sx={{ m: 0, mt: 1, py: { xs: 0, sm: 0.5 }, listStyle: 'none' }}>
          {shown.map((entry) => (
            <TranslationRow key={entry.builtIn.key} entry={entry} />
          ))}
        </Panel>
      )}
      {lastPage > 0 && (
        <Box sx={{ mt: 1, display: 'flex', justifyContent: 'flex-end' }}>
          {pager(translate('translations.page', { ...range, total: format(entries.length) }))}
        </Box>
      )}
    </>
  );
});
