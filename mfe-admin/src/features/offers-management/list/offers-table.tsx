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
            <th role="columnheader" scope="col" data-column="status">
              {translate('offers.status')}
            </th>
            <th role="columnheader" scope="col" data-column="totals">
              {translate('offers.totals')}
            </th>
            <SortHead sort="validUntil" {...sorted}>
              {translate('offers.validUntil')}
            </SortHead>
            <SortHead sort="created" {...sorted}>
              {translate('offers.created')}
            </SortHead>
            <th role="columnheader" scope="col" data-column="password">
              {translate('offers.password')}
            </th>
            <th role="columnheader" scope="col" data-column="creator">
              {translate('offers.creator')}
            </th>
            <th role="columnheader" scope="col" data-column="actions">
              {translate('offers.actions')}
            </th>
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
