import type { Offer } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Stack, Typography } from '@programme/ui';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { offersApi } from '../api/offers.api';
import { ActionFailure } from './action-failure';
import { useSeenVersion } from './use-seen-version';

type Props = { readonly offer: Offer; readonly onDone: () => void; readonly onClose: () => void };

/** Asks before an offer is withdrawn, and says what its client will see. */
export function WithdrawDialog({ offer, onDone, onClose }: Props) {
  const { translate, toast } = useShell();
  const [withdraw, { error, isLoading, reset }] = offersApi.useWithdrawOfferMutation();
  const { version, isReloaded, reload } = useSeenVersion(offer);

  const confirm = async () => {
    if (isLoading) return;
    const { data } = await withdraw({ id: offer.id, version });
    if (!data) return;
    toast({ title: translate('offerAnswer.withdraw.done') });
    onDone();
  };

  return (
    <ConfirmDialog
      title={translate('offerAnswer.withdraw.title')}
      confirm={translate(isLoading ? 'admin.saving' : 'offerAnswer.withdraw.confirm')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Typography>{translate('offerAnswer.withdraw.text', { client: isolated(offer.clientName) })}</Typography>
        <ActionFailure
          title={translate('offerAnswer.withdraw.failed')}
          error={error}
          isReloaded={isReloaded}
          onReload={() => void reload().then((loaded) => loaded && reset())}
        />
      </Stack>
    </ConfirmDialog>
  );
}
