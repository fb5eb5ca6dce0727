import type { Creator, ListedOffer } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { Box } from '@programme/ui';
import { offerColumns } from './offer-columns';
import type { OfferRequest } from './offer-menu';
import { OfferRow, SkeletonRow } from './offer-row';
import { OffersGrid } from './offers-table.styles';
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

export function OffersTable({ offers, changed, creators, sort: chosen, onSort, onRequest }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <OffersGrid role="table" aria-label={translate('offers.tab.list')} aria-busy={!offers}>
        <thead role="rowgroup">
          <tr role="row">
            {offerColumns.map(({ id, label, sort }) =>
              sort ? (
                <SortHead key={id} sort={sort} chosen={chosen} onSort={onSort}>
                  {translate(label)}
                </SortHead>
              ) : (
                <th key={id} role="columnheader" scope="col" data-column={id}>
                  {translate(label)}
                </th>
              ),
            )}
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
