import type { Offer } from '@programme/contracts';
import { formatDate, formatDayOf, isolated } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, Chip, CopyIcon, Amount, Stack } from '@programme/ui';
import { CopyIconButton } from '../../../shared/copy-icon-button';
import { OfferActions, type OfferRequest } from './offer-actions';

type Props = { readonly offer: Offer; readonly onRequest: (request: OfferRequest) => void };

/** Explicit table roles, because browsers drop them when CSS lays the row out as a card. */
export function OfferRow({ offer, onRequest }: Props) {
  const { translate, preferences } = useShell();
  const { language } = preferences;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <bdi>{offer.clientName}</bdi>
      </th>
      <td role="cell" data-label={translate('offers.creator')}>
        <bdi>{offer.creator}</bdi>
      </td>
      <td role="cell" data-label={translate('offers.currency')}>
        {offer.currency}
      </td>
      <td role="cell" data-label={translate('offers.password')} data-wide="">
        <Password offer={offer} />
      </td>
      <td role="cell" data-label={translate('offers.validUntil')}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5 }}>
          <Amount sx={{ color: offer.expired ? 'text.secondary' : undefined }}>
            {formatDate(offer.validUntil, language)}
          </Amount>
          {offer.expired && (
            <Chip
              size="small"
              label={translate('offers.expired')}
              sx={{ bgcolor: 'warning.light', color: 'warning.main', fontWeight: 600 }}
            />
          )}
        </Stack>
      </td>
      <td role="cell" data-label={translate('offers.created')}>
        <Amount>{formatDayOf(offer.createdAt, language)}</Amount>
      </td>
      <td role="cell">
        <OfferActions offer={offer} onRequest={onRequest} />
      </td>
    </tr>
  );
}

function Password({ offer: { clientName, accessCode } }: { readonly offer: Offer }) {
  const { translate } = useShell();
  if (accessCode === '') return <Box sx={{ color: 'text.secondary' }}>{translate('offers.password.none')}</Box>;
  const label = translate('offers.copyPassword.of', { client: isolated(clientName) });
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.25 }}>
      <Box component="code" sx={{ fontSize: '0.875rem', whiteSpace: 'nowrap' }}>
        {accessCode}
      </Box>
      <CopyIconButton
        icon={<CopyIcon sx={{ fontSize: 18 }} />}
        label={label}
        fullLabel={label}
        text={accessCode}
        confirmation={translate('offers.password.copied')}
      />
    </Stack>
  );
}
