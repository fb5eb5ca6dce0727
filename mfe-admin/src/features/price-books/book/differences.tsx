import { useId, useState } from 'react';
import type { PriceBookDetails, PriceBookDraft } from '@programme/contracts';
import { useShell } from '@programme/mfe-contract';
import { priceBookDifferences } from '@programme/price-book';
import { Box, NumericTable, Panel, Spinner, TextField, Typography } from '@programme/ui';
import { CallFailure } from '../../../shared/failures/call-failure';
import { figureName, unitOf } from '../display/figure-names';
import { figureText } from '../editor/figure-text';
import { priceBooksApi } from '../api/price-books.api';

type Props = {
  readonly book: PriceBookDetails;
  /** The book's content, with what was typed and is not saved yet. */
  readonly content: PriceBookDraft;
};

/** What is not the same in another book, figure by figure. */
export function Differences({ book, content }: Props) {
  const { translate, preferences } = useShell();
  const { data: books } = priceBooksApi.usePriceBooksQuery(undefined);
  const others = (books?.rows ?? []).filter(({ id }) => id !== book.id);
  const [chosen, setChosen] = useState(book.basedOn);
  const otherId = chosen ?? others.find(({ isActive }) => isActive)?.id ?? others[0]?.id;
  const {
    currentData: other,
    error,
    refetch,
  } = priceBooksApi.usePriceBookQuery(otherId ?? '', {
    skip: otherId === undefined,
  });
  // Older drafts are not in the list.
  const unlisted = other && others.every(({ id }) => id !== other.id) ? [other] : [];
  const title = useId();
  const shown = (path: string, value: string | number | null) =>
    value === null ? translate('prices.cell.none') : figureText(value, unitOf(path), preferences.language);
  // Colour and key follow from the modifier and the months, which are listed themselves.
  const differences = other
    ? priceBookDifferences(other.content, content).filter(({ path }) => !/\.(key|colour)$/.test(path))
    : [];

  if (otherId === undefined) return <Typography>{translate('prices.differences.alone')}</Typography>;
  return (
    <Panel component="section" aria-labelledby={title} sx={{ minWidth: 0 }}>
      <Typography component="h2" variant="h3" id={title}>
        {translate('prices.tab.differences')}
      </Typography>
      <TextField
        select
        label={translate('prices.differences.with')}
        value={otherId}
        onChange={(event) => setChosen(event.target.value)}
        sx={{ mt: 2.5, mb: 2, minWidth: 'min(320px, 100%)' }}
      >
        {[...others, ...unlisted].map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </TextField>
      {error !== undefined && (
        <CallFailure title={translate('prices.book.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {!other && error === undefined && <Spinner label={translate('prices.book.loading')} />}
      {other && differences.length === 0 && <Typography>{translate('prices.differences.none')}</Typography>}
      {differences.length > 0 && (
        <>
          <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
            {translate('prices.differences.count', { count: differences.length })}
          </Typography>
          <Box sx={{ maxWidth: 760 }}>
            <NumericTable
              labelledBy={title}
              head={[translate('prices.differences.figure'), other?.label ?? '', book.label]}
              rows={differences.map(({ path, before, after }) => ({
                id: path,
                cells: [
                  <Box key="name" sx={{ whiteSpace: 'normal', minWidth: 120 }}>
                    {figureName(path, translate)}
                  </Box>,
                  shown(path, before),
                  shown(path, after),
                ],
              }))}
            />
          </Box>
        </>
      )}
    </Panel>
  );
}
