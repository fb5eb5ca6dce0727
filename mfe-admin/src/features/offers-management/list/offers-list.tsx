import { useRef, useState } from 'react';
import type { Offer } from '@programme/contracts';
import { formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, Panel } from '@programme/ui';
import { creatorsApi } from '../../../shared/creators.api';
import { CallFailure } from '../../../shared/failures/call-failure';
import { Pager } from '../../../shared/pager';
import { AnalyticsDialog } from './analytics-dialog';
import { HistoryDialog } from './history-dialog';
import { NoOffers } from './no-offers';
import type { OfferRequest } from './offer-actions';
import { OffersFilterBar } from './offers-filter-bar';
import { OffersTable } from './offers-table';
import { RotateDialog } from './rotate-dialog';
import type { OffersListState } from './use-offer-pages';
import { useRemoveOffer } from './use-remove-offer';

type Props = {
  readonly list: OffersListState;
  readonly onCreate: () => void;
  readonly onEdit: (offer: Offer) => void;
  readonly onDuplicate: (offer: Offer) => void;
};

const dialogs = { history: HistoryDialog, analytics: AnalyticsDialog, rotate: RotateDialog };
type OpenDialog = { readonly kind: keyof typeof dialogs; readonly offer: Offer };

/** All offers, a page at a time (S2 §2). */
export function OffersList({ list, onCreate, onEdit, onDuplicate }: Props) {
  const { translate, preferences } = useShell();
  const { filter, pages, change, clear } = list;
  const { data: creators = [] } = creatorsApi.useCreatorsQuery();
  const remove = useRemoveOffer();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const rows = useRef<HTMLDivElement>(null);
  const { offers, total, offset, filtered, error, isFetching } = pages;

  const act = (request: OfferRequest, offer: Offer) => {
    if (request === 'edit') return onEdit(offer);
    if (request === 'duplicate') return onDuplicate(offer);
    if (request !== 'delete') return setDialog({ kind: request, offer });
    remove(offer);
    // Its button goes with the row; the keyboard stays with the list.
    rows.current?.focus({ preventScroll: true });
  };
  const Dialog = dialog && dialogs[dialog.kind];
  const format = (value: number) => formatWholeNumber(value, preferences.language);

  return (
    <>
      <OffersFilterBar filter={filter} creators={creators} onChange={change} onClear={clear} />
      <Box ref={rows} tabIndex={-1} sx={{ mt: 2, outline: 'none' }}>
        {error !== undefined && !isFetching && (
          <CallFailure title={translate('offers.failed')} error={error} onRetry={pages.retry} />
        )}
        {pages.isEmpty && <NoOffers filtered={filtered} onCreate={onCreate} onClear={clear} />}
        {(offers ? offers.length > 0 : isFetching) && (
          <Panel sx={{ pb: 1, opacity: offers && isFetching ? 0.6 : 1 }}>
            <OffersTable offers={offers} onRequest={act} />
            {offers && total && (
              <Box sx={{ mt: 1, display: 'flex', justifyContent: 'flex-end' }}>
                <Pager
                  previous={translate('offers.newer')}
                  next={translate('offers.older')}
                  {...(pages.newer && { onPrevious: pages.newer })}
                  {...(pages.older && { onNext: pages.older })}
                >
                  {translate(total.exact ? 'offers.range' : 'offers.range.more', {
                    from: format(offset + 1),
                    to: format(offset + offers.length),
                    total: format(total.count),
                  })}
                </Pager>
              </Box>
            )}
          </Panel>
        )}
      </Box>
      {Dialog && <Dialog offer={dialog.offer} onClose={() => setDialog(null)} />}
    </>
  );
}
