import { useState } from 'react';
import { formatPercent } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, Button, Panel, Typography } from '@programme/ui';
import { CallFailure } from '../../../shared/failures/call-failure';
import { offerSettingsApi } from '../../../shared/offer-settings.api';
import { DiscountLimitDialog } from './discount-limit-dialog';

/** The largest discount on these prices that needs no approval. */
export function DiscountLimitCard() {
  const { translate, preferences } = useShell();
  const { data, error, isFetching, refetch } = offerSettingsApi.useOfferSettingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [isOpen, setOpen] = useState(false);
  const title = translate('discountLimit.title');
  if (!data) {
    if (isFetching) return null;
    return <CallFailure title={translate('discountLimit.unknown')} error={error} onRetry={() => void refetch()} />;
  }
  const { largestDiscount } = data;
  return (
    <Panel component="section" aria-label={title}>
      <Typography component="h2" variant="h2">
        {title}
      </Typography>
      <Typography sx={{ mt: 1 }}>
        {largestDiscount === null
          ? translate('discountLimit.none')
          : translate('discountLimit.value', { percent: formatPercent(largestDiscount, preferences.language) })}
      </Typography>
      <Box sx={{ mt: 2 }}>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {translate('discountLimit.change')}
        </Button>
      </Box>
      {isOpen && <DiscountLimitDialog settings={data} onClose={() => setOpen(false)} />}
    </Panel>
  );
}
