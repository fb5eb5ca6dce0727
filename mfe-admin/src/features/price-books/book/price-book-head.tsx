import { useState } from 'react';
import { apiPath, priceBookPaths, withPriceBook, type PriceBookDetails } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { routePath, useTranslate } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import { Box, Button, CalculatorIcon, CopyIcon, DownloadIcon, Stack, Typography } from '@programme/ui';
import { CsvDownload } from '../../../shared/csv-download';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import { NewPriceBookDialog } from '../drafts/new-price-book-dialog';

type Props = {
  readonly book: PriceBookDetails;
  /** The book that it was made from, once it has been loaded. */
  readonly base: PriceBookDetails | undefined;
};

/** From when a book holds, who had a hand in it, and what can be taken from it: a copy or a file. */
export function PriceBookHead({ book, base }: Props) {
  const translate = useTranslate();
  const { dateTime: time } = useStaffClock();
  const file = apiPath(priceBookPaths.export, { id: book.id });
  const [copying, setCopying] = useState(false);
  const from =
    book.effectiveFrom === null
      ? translate('prices.from.none')
      : translate('prices.from', { when: time(book.effectiveFrom) });
  const facts = [
    from,
    ...(book.lastEditor === ''
      ? []
      : [translate('prices.lastEdited', { username: isolated(book.lastEditor), when: time(book.updatedAt) })]),
    ...(base ? [translate('prices.basedOn', { label: isolated(base.label) })] : []),
    ...(book.approver === null ? [] : [translate('prices.approvedBy', { username: isolated(book.approver) })]),
  ];
  return (
    <Box
      sx={{
        mb: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 1,
      }}
    >
      <Typography variant="body2" sx={{ minWidth: 0, flex: '1 1 20rem', color: 'text.secondary' }}>
        {facts.join(' · ')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {!book.isActive && !book.problems.some(isOfContent) && (
          <Button
            component={RouterLink}
            to={`${routePath('calculator2026')}?${withPriceBook('', book.id)}`}
            startIcon={<CalculatorIcon />}
          >
            {translate('prices.preview')}
          </Button>
        )}
        <Button component="a" href={`${file}?format=json`} download startIcon={<DownloadIcon />}>
          {translate('prices.export', { format: 'JSON' })}
        </Button>
        <CsvDownload
          label={translate('prices.export', { format: 'CSV' })}
          address={(style) => `${file}?format=csv&csv=${style}`}
        />
        <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => setCopying(true)}>
          {translate('prices.copy')}
        </Button>
      </Stack>
      {copying && <NewPriceBookDialog basedOn={book.id} onClose={() => setCopying(false)} />}
    </Box>
  );
}

/** Whether an error stands in the way of a price: a book without a date has prices, and one that is far from its base. */
const isOfContent = ({ severity, path, rule }: PriceBookDetails['problems'][number]): boolean =>
  severity === 'error' && path !== 'effectiveFrom' && rule !== 'figure-jump';
