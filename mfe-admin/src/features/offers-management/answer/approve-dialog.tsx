import type { Offer } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Stack, Typography } from '@programme/ui';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { ActionFailure } from './action-failure';
import { useSeenVersion } from './use-seen-version';
import { offerApprovalApi } from './offer-approval.api';

type Props = { readonly offer: Offer; readonly onDone: () => void; readonly onClose: () => void };

/** Asks before the discounts of an offer are approved, as the admin has seen them. */
export function ApproveDialog({ offer, onDone, onClose }: Props) {
  const { translate, toast } = useShell();
  const [approve, { error, isLoading, reset }] = offerApprovalApi.useApproveOfferMutation();
  const { version, isReloaded, reload } = useSeenVersion(offer);

  const confirm = async () => {
    if (isLoading) return;
    const { data } = await approve({ id: offer.id, version });
    if (!data) return;
    toast({ title: translate('offerApproval.approve.done') });
    onDone();
  };

  return (
    <ConfirmDialog
      title={translate('offerApproval.approve.title')}
      confirm={translate(isLoading ? 'admin.saving' : 'offerApproval.approve')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Typography>{translate('offerApproval.approve.text', { client: isolated(offer.clientName) })}</Typography>
        <ActionFailure
          title={translate('offerApproval.approve.failed')}
          error={error}
          isReloaded={isReloaded}
          onReload={() => void reload().then((loaded) => loaded && reset())}
        />
      </Stack>
    </ConfirmDialog>
  );
}
