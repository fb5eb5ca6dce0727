import { limits, type Offer } from '@programme/contracts';
import { useShell } from '@programme/mfe-contract';
import { Notice, Spinner } from '@programme/ui';
import { InfoDialog } from '../../../shared/dialogs/info-dialog';
import { CallFailure } from '../../../shared/failures/call-failure';
import { useCursorPagination } from '../../../shared/use-cursor-pagination';
import { offersApi } from '../api/offers.api';
import { OfferVisits } from './offer-visits';

type Props = { readonly offer: Offer; readonly onClose: () => void };

/** When clients opened the offer with its password, from where and for how long (S2 §2). */
export function AnalyticsDialog({ offer, onClose }: Props) {
  const { translate } = useShell();
  const { cursor, pagesBefore, back, forward } = useCursorPagination(offer.id);
  const query = { id: offer.id, ...(cursor !== undefined && { cursor }) };
  const { data, error, isFetching, refetch } = offersApi.useOfferAnalyticsQuery(query);
  const next = data?.next;
  return (
    <InfoDialog title={translate('offers.analytics.title')} subject={offer.clientName} onClose={onClose}>
      {isFetching && <Spinner label={translate('offers.analytics.loading')} size={28} />}
      {error !== undefined && !isFetching && (
        <CallFailure title={translate('offers.analytics.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {data?.total.count === 0 && (
        <Notice tone="information" title={translate('offers.analytics.empty')}>
          {translate('offers.analytics.empty.text')}
        </Notice>
      )}
      {data && data.rows.length > 0 && (
        <OfferVisits
          views={data.rows}
          total={data.total.count}
          offset={pagesBefore * limits.viewsPage}
          {...(pagesBefore > 0 && { onNewer: back })}
          {...(next && { onOlder: () => forward(next) })}
        />
      )}
    </InfoDialog>
  );
}
