import { useEffect, useEffectEvent, useRef } from 'react';
import { formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, Panel } from '@programme/ui';
import { creatorsApi } from '../../../shared/creators.api';
import { CallFailure } from '../../../shared/failures/call-failure';
import { Pager } from '../../../shared/pager';
import { KeyHints } from './key-hints';
import { NoOffers } from './no-offers';
import { OffersFilterBar } from './offers-filter-bar';
import { OffersTable } from './offers-table';
import { OfferViews } from './offer-views';
import type { OffersListState } from './use-offer-pages';
import { useListKeys } from './use-list-keys';
import { useOfferRequests, type OfferRequestHandlers } from './use-offer-requests';

type Props = OfferRequestHandlers & { readonly list: OffersListState; readonly onCreate: () => void };

/** All offers, a page at a time (S2 §2). */
export function OffersList({ list, onCreate, onEdit, onDuplicate }: Props) {
  const { translate, preferences } = useShell();
  const { filter, pages, counts, change, clear } = list;
  const { data: creators = [] } = creatorsApi.useCreatorsQuery();
  const rows = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const onKeyDown = useListKeys(whole);
  const { act, dialog } = useOfferRequests({
    onEdit,
    onDuplicate,
    // Its button goes with the row; the keyboard stays with the list.
    onRemoved: () => rows.current?.focus({ preventScroll: true }),
  });
  const { offers, total, offset, filtered, error, isFetching } = pages;
  const opened = useEffectEvent(pages.refreshIfOld);
  // Clients and colleagues change offers while another tab is open.
  useEffect(() => opened(), []);
  const newestFirst = filter.sort === 'created' && filter.order === 'desc';
  const format = (value: number) => formatWholeNumber(value, preferences.language);

  return (
    <Box ref={whole} onKeyDown={onKeyDown}>
      <OfferViews filter={filter} counts={counts} onChange={change} />
      <OffersFilterBar filter={filter} filtered={filtered} creators={creators} onChange={change} onClear={clear} />
      <Box ref={rows} tabIndex={-1} sx={{ mt: 1.5, outline: 'none' }}>
        {error !== undefined && !isFetching && (
          <CallFailure title={translate('offers.failed')} error={error} onRetry={pages.retry} />
        )}
        {pages.isEmpty && <NoOffers filtered={filtered} onCreate={onCreate} onClear={clear} />}
        {(offers ? offers.length > 0 : isFetching) && (
          <Panel sx={{ p: { xs: 0, sm: 0 }, overflow: 'hidden', opacity: offers && isFetching ? 0.6 : 1 }}>
            <OffersTable
              offers={offers}
              changed={pages.changed}
              creators={creators}
              sort={filter}
              onSort={change}
              onRequest={act}
            />
            {offers && total && (
              <Box sx={{ px: 2, py: 0.5, display: 'flex', alignItems: 'center', justifyContent: 'flex-end' }}>
                <KeyHints />
                <Pager
                  previous={translate(newestFirst ? 'offers.newer' : 'offers.previous')}
                  next={translate(newestFirst ? 'offers.older' : 'offers.next')}
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
      {dialog}
    </Box>
  );
}
