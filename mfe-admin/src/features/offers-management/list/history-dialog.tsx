import type { Offer, OfferAction, OfferEvent } from '@programme/contracts';
import { formatDateTime, isolated } from '@programme/formatting';
import type { TextKey } from '@programme/i18n';
import { useShell } from '@programme/mfe-contract';
import { Box, Spinner } from '@programme/ui';
import { InfoDialog } from '../../../shared/dialogs/info-dialog';
import { CallFailure } from '../../../shared/failures/call-failure';
import { offersApi } from '../api/offers.api';

type Props = { readonly offer: Offer; readonly onClose: () => void };

const actions: Readonly<Record<OfferAction, TextKey>> = {
  created: 'offers.history.created',
  changed: 'offers.history.changed',
  deleted: 'offers.history.deleted',
  'code-rotated': 'offers.history.rotated',
};

/** The fields that a change can name; one that a newer API names shows as it is. */
const fields: Readonly<Record<string, TextKey>> = {
  clientName: 'offers.client',
  creator: 'offers.creator',
  currency: 'offers.currency',
  validUntil: 'offers.validUntil',
  quotes: 'offers.tab.quotes',
};

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
            <Entry key={event.id} event={event} />
          ))}
        </Box>
      )}
    </InfoDialog>
  );
}

/** A dot on a line that leads down to what came before. */
const entry = {
  position: 'relative',
  pl: 3,
  pb: 2,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 3,
    top: 8,
    width: 9,
    height: 9,
    borderRadius: '50%',
    bgcolor: 'primary.main',
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 7,
    top: 20,
    bottom: -6,
    width: '1px',
    bgcolor: 'divider',
  },
  '&:last-of-type': { pb: 0 },
} as const;

function Entry({ event }: { readonly event: OfferEvent }) {
  const { translate, preferences } = useShell();
  const nameOf = (field: string) => {
    const key = fields[field];
    return key ? translate(key) : field;
  };
  const when = formatDateTime(event.at, preferences.language);
  return (
    <Box component="li" sx={entry}>
      <Box sx={{ fontWeight: 600 }}>{translate(actions[event.action])}</Box>
      {event.action === 'changed' && (
        <Box>{event.fields.length > 0 ? event.fields.map(nameOf).join(', ') : translate('offers.history.nothing')}</Box>
      )}
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {translate('offers.history.by', { when, username: isolated(event.username) })}
      </Box>
    </Box>
  );
}
