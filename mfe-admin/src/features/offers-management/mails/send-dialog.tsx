import { useId, useState } from 'react';
import type { Offer, OfferMails } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, Button, FormControlLabel, Stack, Typography } from '@programme/ui';
import { Checkbox } from '@programme/ui/controls';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@programme/ui/overlays';
import { ActionFailure } from '../answer/action-failure';
import { useSeenVersion } from '../answer/use-seen-version';
import { useIdempotencyKey } from '../api/use-idempotency-key';
import { MailPreview } from './mail-preview';
import { offerMailsApi } from './offer-mails.api';

type Props = {
  readonly offer: Offer;
  readonly mails: OfferMails;
  readonly recipient: NonNullable<OfferMails['recipient']>;
  readonly onClose: () => void;
};

/** Shows both mails as they will be, and sends them. */
export function SendDialog({ offer, mails, recipient, onClose }: Props) {
  const { translate, toast } = useShell();
  const title = useId();
  const [send, { error, isLoading, reset }] = offerMailsApi.useSendOfferMutation();
  const { version, isReloaded, reload } = useSeenVersion(offer);
  const { refetch } = offerMailsApi.useOfferMailsQuery(offer.id);
  const { keyOf, forgetKey } = useIdempotencyKey(`send.${offer.id}`);
  const [sentAt, setSentAt] = useState(mails.sentAt);
  const [remindClient, setRemindClient] = useState(mails.remindClient);

  const confirm = async () => {
    if (isLoading) return;
    const body = { version, sentAt, remindClient };
    const { data } = await send({ ...body, id: offer.id, idempotencyKey: keyOf(body) });
    // Whoever was quicker is told of beside it.
    if (!data) return void refetch();
    forgetKey();
    toast({ title: translate('offerMails.done') });
    onClose();
  };
  const loadAgain = async () => {
    const [loaded, { data: now }] = await Promise.all([reload(), refetch()]);
    if (now) setSentAt(now.sentAt);
    if (loaded) reset();
  };

  return (
    <Dialog open onClose={() => !isLoading && onClose()} maxWidth="md" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{translate('offerMails.title')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2.5 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {translate('offerMails.text', { name: isolated(recipient.name), address: isolated(recipient.address) })}
          </Typography>
          <ActionFailure
            title={translate('offerMails.failed')}
            error={error}
            isReloaded={isReloaded}
            onReload={() => void loadAgain()}
          />
          <Box
            sx={{
              display: 'grid',
              gap: 2.5,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {mails.previews.map((mail) => (
              <MailPreview key={mail.kind} mail={mail} language={mails.language} />
            ))}
          </Box>
          <FormControlLabel
            label={translate('offerMails.remind')}
            control={<Checkbox checked={remindClient} onChange={(_event, checked) => setRemindClient(checked)} />}
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', px: 3, pb: 2.5, gap: 1 }}>
        <Button onClick={onClose} disabled={isLoading}>
          {translate('admin.cancel')}
        </Button>
        <Button variant="contained" loading={isLoading} onClick={() => void confirm()}>
          {translate(isLoading ? 'offerThread.sending' : 'offerMails.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
