import { useRef, useState } from 'react';
import type { Offer } from '@programme/contracts';
import { formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, Panel } from '@programme/ui';
import { creatorsApi } from '../../../shared/creators.api';
import { CallFailure } from '../../../shared/failures/call-failure';
import { Pager } from '../../../shared/pager';
import { useDebounced } from '../../../shared/use-debounced';
import { AnalyticsDialog } from './analytics-dialog';
import { HistoryDialog } from './history-dialog';
import { NoOffers } from './no-offers';
import type { OfferRequest } from './offer-actions';
import { OffersFilterBar } from './offers-filter-bar';
import { OffersTable } from './offers-table';
import { RotateDialog } from './rotate-dialog';
import { useOfferPages, type OffersFilter } from './use-offer-pages';
import { useRemoveOffer } from './use-remove-offer';

type Props = {
  readonly onCreate: () => void;
  readonly onEdit: (offer: Offer) => void;
  readonly onDuplicate: (offer: Offer) => void;
};

const everything: OffersFilter = { search: '', creator: '' };
/** Milliseconds without a key press after which the name that was typed is looked for. */
const pause = 300;

const dialogs = { history: HistoryDialog, analytics: AnalyticsDialog, rotate: RotateDialog };
type OpenDialog = { readonly kind: keyof typeof dialogs; readonly offer: Offer };

/** All offers, a page at a time (S2 §2). */
export function OffersList({ onCreate, onEdit, onDuplicate }: Props) {
  const { translate, preferences } = useShell();
  const [filter, setFilter] = useState(everything);
  const search = useDebounced(filter.search, pause);
  const pages = useOfferPages({ creator: filter.creator, search: filter.search === '' ? '' : search });
  const { data: creators = [] } = creatorsApi.useCreatorsQuery();
  const remove = useRemoveOffer();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const { offers, total, offset, filtered, error, isFetching } = pages;

  const act = (request: OfferRequest, offer: Offer) => {
    if (request === 'edit') return onEdit(offer);
    if (request === 'duplicate') return onDuplicate(offer);
    if (request !== 'delete') return setDialog({ kind: request, offer });
    remove(offer);
    // Its button goes with the row; the keyboard stays with the list.
    list.current?.focus({ preventScroll: true });
  };
  const Dialog = dialog && dialogs[dialog.kind];
  const format = (value: number) => formatWholeNumber(value, preferences.language);

  return (
    <>
      <OffersFilterBar
        filter={filter}
        creators={creators}
        onChange={(change) => setFilter({ ...filter, ...change })}
        onClear={() => setFilter(everything)}
      />
      <Box ref={list} tabIndex={-1} sx={{ mt: 2, outline: 'none' }}>
        {error !== undefined && !isFetching && (
          <CallFailure title={translate('offers.failed')} error={error} onRetry={pages.retry} />
        )}
        {pages.isEmpty && <NoOffers filtered={filtered} onCreate={onCreate} onClear={() => setFilter(everything)} />}
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
