import { useState } from 'react';
import { formatPercent } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, Button, Panel, Typography } from '@programme/ui';
import { CallFailure } from '../../../shared/failures/call-failure';
import { offerSettingsApi } from '../../../shared/offer-settings.api';
import { DiscountLimitDialog } from './discount-limit-dialog';
import { LimitHistory } from './limit-history';
import { LimitProposal } from './limit-proposal';

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
  const { largestDiscount, history = [] } = data;
  const proposal = history.find(({ outcome }) => outcome === 'waiting');
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
      {proposal && <LimitProposal settings={data} proposal={proposal} />}
      <Box sx={{ mt: 2 }}>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {translate('discountLimit.change')}
        </Button>
      </Box>
      {history.length > 0 && <LimitHistory changes={history} />}
      {isOpen && <DiscountLimitDialog settings={data} onClose={() => setOpen(false)} />}
    </Panel>
  );
}
