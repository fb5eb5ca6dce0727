import { useState, type ReactNode } from 'react';
import type { PriceBookSummary } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Button, Panel, Stack, Typography } from '@programme/ui';
import { AddIcon, UploadIcon } from '@programme/ui/staff-icons';
import { CallFailure } from '../../../shared/failures/call-failure';
import { ListSkeleton } from '../../../shared/list-skeleton';
import { PageHead } from '../../../shared/page-head';
import { stateOf, type PriceBookState } from '../display/price-book-pill';
import { useDrafts } from '../api/use-drafts';
import { DiscountLimitCard } from '../discount-limit/discount-limit-card';
import { ImportDialog } from '../drafts/import-dialog';
import { NewPriceBookDialog } from '../drafts/new-price-book-dialog';
import { DraftsPager } from './drafts-pager';
import { PriceBookEntry } from './price-book-entry';

const published: readonly PriceBookState[] = ['scheduled', 'active', 'replaced'];

/** All price books: what is being prepared, then what holds or will hold or held, the latest first. */
export function PriceBooksList() {
  const translate = useTranslate();
  const { standing, drafts, error, failure, refetch, isFetching, ...pages } = useDrafts();
  const [dialog, setDialog] = useState<'new' | 'import' | null>(null);
  const close = () => setDialog(null);

  const head = (
    <PageHead title={translate('admin.tab.prices')} lead={translate('prices.lead')}>
      {standing && (
        <>
          <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => setDialog('import')}>
            {translate('prices.import')}
          </Button>
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setDialog('new')}>
            {translate('prices.new')}
          </Button>
        </>
      )}
    </PageHead>
  );

  if (!standing) {
    return (
      <>
        {head}
        {isFetching ? (
          <ListSkeleton label={translate('prices.loading')} />
        ) : (
          <CallFailure title={translate('prices.failed')} error={error} onRetry={() => void refetch()} />
        )}
      </>
    );
  }
  const active = standing.find(({ isActive }) => isActive);
  const inStates = (states: readonly PriceBookState[]) => standing.filter((book) => states.includes(stateOf(book)));
  const inReview = inStates(['in-review']);
  return (
    <>
      {head}
      {failure !== undefined && (
        <Box sx={{ mb: 2 }}>
          <CallFailure title={translate('prices.failed')} error={failure} />
        </Box>
      )}
      <Stack sx={{ gap: 2.5 }}>
        <Section
          title={translate('prices.preparing')}
          books={[...inReview, ...(drafts ?? [])]}
          none={translate(drafts ? 'prices.preparing.none' : 'prices.loading')}
        >
          {drafts && <DraftsPager {...pages} shown={drafts.length} />}
        </Section>
        <Section title={translate('prices.timeline')} books={inStates(published).sort(latestFirst)} />
        <Section title={translate('prices.withdrawn')} books={inStates(['withdrawn'])} />
        <DiscountLimitCard />
      </Stack>
      {dialog === 'new' && <NewPriceBookDialog basedOn={active?.id ?? standing[0]?.id ?? ''} onClose={close} />}
      {dialog === 'import' && <ImportDialog onClose={close} />}
    </>
  );
}

const latestFirst = (one: PriceBookSummary, other: PriceBookSummary): number =>
  (other.effectiveFrom ?? '').localeCompare(one.effectiveFrom ?? '');

type SectionProps = {
  readonly title: string;
  readonly books: readonly PriceBookSummary[];
  /** What stands in the place of no books; without it the section is left out. */
  readonly none?: string;
  readonly children?: ReactNode;
};

function Section({ title, books, none, children }: SectionProps) {
  if (books.length === 0 && none === undefined) return null;
  return (
    <Panel component="section" aria-label={title}>
      <Typography component="h2" variant="h2">
        {title}
      </Typography>
      {books.length === 0 ? (
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{none}</Typography>
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
          {books.map((book) => (
            <PriceBookEntry key={book.id} book={book} />
          ))}
        </Box>
      )}
      {children}
    </Panel>
  );
}
