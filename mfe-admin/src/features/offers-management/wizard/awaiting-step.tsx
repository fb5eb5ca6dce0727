import type { Offer } from '@programme/contracts';
import { routePath, useTranslate } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import { Button, Panel, Stack, Typography } from '@programme/ui';
import { AddIcon } from '@programme/ui/staff-icons';

type Props = { readonly offer: Pick<Offer, 'id'>; readonly onAnother: () => void };

/** The last step of an offer whose discount needs approval: there is nothing to send yet. */
export function AwaitingStep({ offer, onAnother }: Props) {
  const translate = useTranslate();
  return (
    <Panel sx={{ maxWidth: 860 }}>
      <Typography component="h2" variant="h2" tabIndex={-1} sx={{ outline: 'none' }}>
        {translate('success.awaiting')}
      </Typography>
      <Typography sx={{ mt: 1, mb: 2.5, color: 'text.secondary', maxWidth: '68ch' }}>
        {translate('success.awaiting.text')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" component={RouterLink} to={routePath('offerDetails', { offerId: offer.id })}>
          {translate('success.awaiting.open')}
        </Button>
        <Button variant="outlined" startIcon={<AddIcon />} onClick={onAnother}>
          {translate('success.another')}
        </Button>
      </Stack>
    </Panel>
  );
}
