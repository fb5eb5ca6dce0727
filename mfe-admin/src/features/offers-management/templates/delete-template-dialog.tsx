import { isApiError } from '@programme/api-client';
import type { OfferTemplate } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box } from '@programme/ui';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { CallFailure } from '../../../shared/failures/call-failure';
import { offerTemplatesApi } from './offer-templates.api';

type Props = { readonly template: OfferTemplate; readonly onClose: () => void };

const notFound = 404;

/** Deletes a template, once somebody has confirmed it. */
export function DeleteTemplateDialog({ template, onClose }: Props) {
  const { translate, toast } = useShell();
  const [remove, { error, isLoading }] = offerTemplatesApi.useRemoveOfferTemplateMutation();

  const confirm = async () => {
    if (isLoading) return;
    const result = await remove(template.id);
    // A template that is already deleted counts as deleted.
    const isGone = result.error === undefined || (isApiError(result.error) && result.error.status === notFound);
    if (!isGone) return;
    toast({ title: translate('templates.deleted'), description: isolated(template.name) });
    onClose();
  };

  return (
    <ConfirmDialog
      title={translate('templates.delete.title', { name: isolated(template.name) })}
      confirm={translate(isLoading ? 'admin.saving' : 'offers.delete')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Box>{translate('templates.delete.text')}</Box>
      {error !== undefined && (
        <Box sx={{ mt: 2 }}>
          <CallFailure title={translate('templates.delete.failed')} error={error} />
        </Box>
      )}
    </ConfirmDialog>
  );
}
