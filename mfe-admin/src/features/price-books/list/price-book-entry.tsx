import type { PriceBookSummary } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { routePath, useTranslate } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import { Box } from '@programme/ui';
import { useAdminSelector } from '../../../shared/admin.store';
import { TonePill } from '../../../shared/tone-pill';
import { PriceBookPill } from '../display/price-book-pill';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';

/** One book of the list, with the way to it. */
export function PriceBookEntry({ book }: { readonly book: PriceBookSummary }) {
  const translate = useTranslate();
  const { dateTime: time } = useStaffClock();
  const isUnsaved = useAdminSelector(({ priceBookEdits }) => (priceBookEdits[book.id]?.past.length ?? 0) > 0);
  const from =
    book.effectiveFrom === null
      ? translate('prices.from.none')
      : translate('prices.from', { when: time(book.effectiveFrom) });
  // The first book came with the product, and nobody has edited it.
  const edited =
    book.lastEditor === ''
      ? undefined
      : translate('prices.lastEdited', { username: isolated(book.lastEditor), when: time(book.updatedAt) });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
        rowGap: 1,
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0 },
        '&:last-of-type': { pb: 0 },
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 16.25rem' }}>
        <Box
          component={RouterLink}
          to={routePath('adminPriceBook', { priceBookId: book.id })}
          sx={{ fontWeight: 600, fontSize: '1.0625rem', color: 'primary.dark', overflowWrap: 'anywhere' }}
        >
          <bdi>{book.label}</bdi>
        </Box>
        <Box sx={{ typography: 'body2' }}>{from}</Box>
        {edited !== undefined && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{edited}</Box>}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {isUnsaved && <TonePill tone="warning">{translate('prices.status.unsaved')}</TonePill>}
        <PriceBookPill book={book} />
      </Box>
    </Box>
  );
}
