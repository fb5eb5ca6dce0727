import { useState } from 'react';
import { flushSync } from 'react-dom';
import { isApiError } from '@programme/api-client';
import type { PriceBookDetails } from '@programme/contracts';
import { useShell } from '@programme/mfe-contract';
import { isCurrency, type Currency } from '@programme/pricing';
import { Box, Button, Notice, Stack } from '@programme/ui';
import { CallFailure } from '../../../shared/failures/call-failure';
import { priceBooksApi } from '../api/price-books.api';
import { AmountsCard, CurrencyListCard } from './currency-grids';
import { EditBar } from './edit-bar';
import { cellId } from './figure-grid';
import { ProblemsNotice } from './problems-notice';
import { RuleCards } from './rule-grids';
import { ScheduleCard } from './schedule-card';
import type { PriceBookEditor as Editor } from './use-price-book-editor';

type Props = { readonly book: PriceBookDetails; readonly editor: Editor };

/** All figures of a book as grids; those of a published book are there to read. */
export function PriceBookEditor({ book, editor }: Props) {
  const { translate, toast } = useShell();
  const [change, saving] = priceBooksApi.useChangePriceBookMutation();
  const [currency, setCurrency] = useState<Currency>('PLN');
  const { fields, isStale } = editor;
  const fieldErrors = isApiError(saving.error) ? saving.error.errors : {};
  const isTold = isStale || Object.keys(fieldErrors).length > 0;

  const save = async () => {
    const { label, effectiveFrom, content } = fields;
    const { data } = await change({ id: book.id, version: editor.version, label, effectiveFrom, content });
    if (!data) return;
    // Cells stay open meanwhile.
    editor.saved(fields, data.version);
    toast({ title: translate('prices.saved') });
  };
  const show = (path: string) => {
    const [, other = ''] = path.split('.');
    // The figure is on the screen only once its currency is.
    if (isCurrency(other)) flushSync(() => setCurrency(other));
    const cell = document.getElementById(cellId(path));
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'center' });
  };
  return (
    <Stack sx={{ gap: 2.5 }}>
      {book.status === 'in-review' && <Notice tone="information">{translate('prices.inReview.edit')}</Notice>}
      {editor.isReadOnly && <Notice tone="information">{translate('prices.readOnly')}</Notice>}
      {isStale && (
        <Notice
          tone="warning"
          role="alert"
          title={translate('prices.stale.title')}
          action={
            <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 4 }}>
              <Button color="inherit" onClick={editor.keep}>
                {translate('prices.stale.keep')}
              </Button>
              <Button color="inherit" onClick={editor.drop}>
                {translate('prices.stale.take')}
              </Button>
            </Stack>
          }
        >
          {translate('prices.stale.text', { username: book.lastEditor })}
        </Notice>
      )}
      {saving.error !== undefined && !isTold && (
        <CallFailure title={translate('prices.save.failed')} error={saving.error} />
      )}
      <ProblemsNotice problems={editor.problems} onShow={show} />
      <ScheduleCard editor={editor} serverErrors={fieldErrors} />
      <AmountsCard editor={editor} />
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(28.75rem, 100%), 1fr))',
        }}
      >
        <CurrencyListCard editor={editor} kind="tiers" open={currency} onOpen={setCurrency} />
        <CurrencyListCard editor={editor} kind="packs" open={currency} onOpen={setCurrency} />
      </Box>
      <RuleCards editor={editor} />
      {!editor.isReadOnly && <EditBar editor={editor} saving={saving.isLoading} onSave={() => void save()} />}
    </Stack>
  );
}
