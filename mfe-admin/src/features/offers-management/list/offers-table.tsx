import type { Offer } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import type { TextKey } from '@programme/i18n';
import { Box, Skeleton, styled } from '@programme/ui';
import { RecordsTable } from '../../../shared/records-table';
import type { OfferRequest } from './offer-actions';
import { OfferRow } from './offer-row';

type Props = {
  /** Left out while they load. */
  readonly offers?: readonly Offer[] | undefined;
  readonly onRequest: (request: OfferRequest, offer: Offer) => void;
};

const columns: readonly TextKey[] = [
  'offers.client',
  'offers.creator',
  'offers.currency',
  'offers.password',
  'offers.validUntil',
  'offers.created',
  'offers.actions',
];

const skeletonRows = [1, 2, 3];

export function OffersTable({ offers, onRequest }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Table role="table" aria-label={translate('offers.tab.list')} aria-busy={!offers}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {translate(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {offers
            ? offers.map((offer) => (
                <OfferRow key={offer.id} offer={offer} onRequest={(request) => onRequest(request, offer)} />
              ))
            : skeletonRows.map((row) => (
                <tr key={row} role="row">
                  {columns.map((column) => (
                    <td key={column} role="cell">
                      <Skeleton />
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </Table>
    </Box>
  );
}

/** Where seven columns have no room, each offer is a card: its values with their names above them, two side by side. */
const Table = styled(RecordsTable)(({ theme }) => ({
  '@container (max-width: 859px)': {
    display: 'block',
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody': { display: 'block' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(120px, 100%), 1fr))',
      columnGap: 16,
      rowGap: 10,
      padding: '16px 0 8px',
      borderBottom: `1px solid ${theme.palette.divider}`,
      '&:last-of-type': { borderBottom: 0 },
    },
    '& tbody tr > *': { display: 'block', padding: 0, border: 0 },
    '& tbody th, & tbody td:last-of-type, & td[data-wide]': { gridColumn: '1 / -1' },
    '& tbody th': { fontSize: '1.0625rem' },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      display: 'block',
      fontSize: '0.8125rem',
      color: theme.palette.text.secondary,
    },
    // Its icons stand over the edge of the text above by their own padding.
    '& tbody td:last-of-type > *': { justifyContent: 'flex-start', marginLeft: -8 },
  },
}));
