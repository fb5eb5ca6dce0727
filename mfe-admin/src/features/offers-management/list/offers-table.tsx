import type { Creator, ListedOffer } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { Box } from '@programme/ui';
import type { OfferRequest } from './offer-menu';
import { OfferRow } from './offer-row';
import { OffersGrid } from './offers-table.styles';
import { SkeletonRow } from './skeleton-row';
import { SortHead, type SortChoice } from './sort-head';

type Props = {
  /** Left out while they load. */
  readonly offers?: readonly ListedOffer[] | undefined;
  /** Ids of those that changed while the list was shown. */
  readonly changed: readonly string[];
  readonly creators: readonly Creator[];
  readonly sort: SortChoice;
  readonly onSort: (choice: SortChoice) => void;
  readonly onRequest: (request: OfferRequest, offer: ListedOffer) => void;
};

const skeletonRows = [1, 2, 3];

export function OffersTable({ offers, changed, creators, sort, onSort, onRequest }: Props) {
  const translate = useTranslate();
  const sorted = { chosen: sort, onSort };
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <OffersGrid role="table" aria-label={translate('offers.tab.list')} aria-busy={!offers}>
        <thead role="rowgroup">
          <tr role="row">
            <SortHead sort="client" {...sorted}>
              {translate('offers.client')}
            </SortHead>
            <Head column="status">{translate('offers.status')}</Head>
            <Head column="creator">{translate('offers.creator')}</Head>
            <Head column="totals">{translate('offers.totals')}</Head>
            <Head column="currency">{translate('offers.currency')}</Head>
            <Head column="password">{translate('offers.password')}</Head>
            <SortHead sort="validUntil" {...sorted}>
              {translate('offers.validUntil')}
            </SortHead>
            <SortHead sort="created" {...sorted}>
              {translate('offers.created')}
            </SortHead>
            <Head column="actions">{translate('offers.actions')}</Head>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {offers
            ? offers.map((offer) => (
                <OfferRow
                  key={offer.id}
                  offer={offer}
                  changed={changed.includes(offer.id)}
                  creators={creators}
                  onRequest={(request) => onRequest(request, offer)}
                />
              ))
            : skeletonRows.map((row) => <SkeletonRow key={row} />)}
        </tbody>
      </OffersGrid>
    </Box>
  );
}

const Head = ({ column, children }: { readonly column: string; readonly children: string }) => (
  <th role="columnheader" scope="col" data-column={column}>
    {children}
  </th>
);
