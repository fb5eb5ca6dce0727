import type { Offer } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box } from '@programme/ui';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { CallFailure } from '../../../shared/failures/call-failure';
import { offersApi } from '../api/offers.api';

type Props = { readonly offer: Offer; readonly onClose: () => void };

/** Puts a new password in the place of the old one, which locks out whoever is inside. */
export function RotateDialog({ offer, onClose }: Props) {
  const { translate, toast } = useShell();
  const [rotate, { error, isLoading }] = offersApi.useRotateCodeMutation();
  const client = isolated(offer.clientName);

  const confirm = async () => {
    if (isLoading) return;
    const { data } = await rotate(offer.id);
    if (!data) return;
    toast({
      title: translate('offers.rotate.done'),
      description: translate('offers.rotate.done.text', { client, code: data.accessCode }),
    });
    onClose();
  };

  return (
    <ConfirmDialog
      title={translate('offers.rotate.title')}
      confirm={translate(isLoading ? 'admin.saving' : 'offers.rotate.confirm')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <span>{translate('offers.rotate.text', { client })}</span>
      {error !== undefined && (
        <Box sx={{ mt: 2 }}>
          <CallFailure title={translate('offers.rotate.failed')} error={error} />
        </Box>
      )}
    </ConfirmDialog>
  );
}
