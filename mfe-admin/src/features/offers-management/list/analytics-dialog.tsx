import type { Offer, OfferView } from '@programme/contracts';
import { formatDateTime, formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, Figure, Notice, Spinner, Typography } from '@programme/ui';
import { InfoDialog } from '../../../shared/dialogs/info-dialog';
import { CallFailure } from '../../../shared/failures/call-failure';
import { RecordsTable } from '../../../shared/records-table';
import { offersApi } from '../offers.api';

type Props = { readonly offer: Offer; readonly onClose: () => void };

/** When clients opened the offer with its password, from where and for how long (S2 §2). */
export function AnalyticsDialog({ offer, onClose }: Props) {
  const { translate } = useShell();
  const { data: views, error, isFetching, refetch } = offersApi.useOfferAnalyticsQuery(offer.id);
  return (
    <InfoDialog title={translate('offers.analytics.title')} subject={offer.clientName} onClose={onClose}>
      {isFetching && <Spinner label={translate('offers.analytics.loading')} size={28} />}
      {error !== undefined && !isFetching && (
        <CallFailure title={translate('offers.analytics.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {views?.length === 0 && (
        <Notice tone="information" title={translate('offers.analytics.empty')}>
          {translate('offers.analytics.empty.text')}
        </Notice>
      )}
      {views && views.length > 0 && <Views views={views} />}
    </InfoDialog>
  );
}

const secondsPerMinute = 60;

function Views({ views }: { readonly views: readonly OfferView[] }) {
  const { translate, preferences } = useShell();
  const { language } = preferences;
  const duration = (seconds: number | null) =>
    seconds === null
      ? translate('offers.analytics.active')
      : translate('offers.analytics.minutes', {
          minutes: formatWholeNumber(Math.round(seconds / secondsPerMinute), language),
        });
  return (
    <>
      <Typography sx={{ mb: 1, fontWeight: 600 }}>
        {translate('offers.analytics.total', { total: formatWholeNumber(views.length, language) })}
      </Typography>
      <RecordsTable aria-label={translate('offers.analytics')}>
        <thead>
          <tr>
            <th scope="col">{translate('offers.analytics.when')}</th>
            <th scope="col">{translate('offers.analytics.address')}</th>
            <th scope="col">{translate('offers.analytics.duration')}</th>
          </tr>
        </thead>
        <tbody>
          {views.map(({ id, viewedAt, ipAddress, sessionDuration }) => (
            <tr key={id}>
              <Box component="td" sx={{ '&&': { pl: 0 } }}>
                {formatDateTime(viewedAt, language)}
              </Box>
              <td>{ipAddress ?? translate('offers.analytics.noAddress')}</td>
              <td>
                <Figure>{duration(sessionDuration)}</Figure>
              </td>
            </tr>
          ))}
        </tbody>
      </RecordsTable>
    </>
  );
}
