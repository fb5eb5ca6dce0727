import type { Offer } from '@programme/contracts';
import { useShell } from '@programme/mfe-contract';
import { Box, Spinner } from '@programme/ui';
import { InfoDialog } from '../../../shared/dialogs/info-dialog';
import { CallFailure } from '../../../shared/failures/call-failure';
import { offersApi } from '../api/offers.api';
import { HistoryEntry } from '../display/history-entry';

type Props = { readonly offer: Offer; readonly onClose: () => void };

/** Who did what with the offer, and when. */
export function HistoryDialog({ offer, onClose }: Props) {
  const { translate } = useShell();
  const { data: events, error, isFetching, refetch } = offersApi.useOfferHistoryQuery(offer.id);
  return (
    <InfoDialog title={translate('offers.history.title')} subject={offer.clientName} onClose={onClose}>
      {isFetching && <Spinner label={translate('offers.history.loading')} size={28} />}
      {error !== undefined && !isFetching && (
        <CallFailure title={translate('offers.history.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {events && (
        <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {events.map((event) => (
            <HistoryEntry key={event.id} event={event} />
          ))}
        </Box>
      )}
    </InfoDialog>
  );
}
