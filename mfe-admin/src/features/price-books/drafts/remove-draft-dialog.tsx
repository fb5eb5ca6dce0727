import type { PriceBookDetails } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { routePath, useShell } from '@programme/mfe-contract';
import { useNavigate } from '@programme/platform';
import { Box, Typography } from '@programme/ui';
import { useAdminDispatch } from '../../../shared/admin.store';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { CallFailure } from '../../../shared/failures/call-failure';
import { editDropped } from '../../../shared/price-book-edits/price-book-edits.slice';
import { priceBooksApi } from '../api/price-books.api';

type Props = { readonly book: PriceBookDetails; readonly onClose: () => void };

/** Asks before a draft is removed for good, with what was typed and not saved. */
export function RemoveDraftDialog({ book: { id, label }, onClose }: Props) {
  const { translate, toast } = useShell();
  const navigate = useNavigate();
  const dispatch = useAdminDispatch();
  const [remove, { error }] = priceBooksApi.useRemovePriceBookMutation();
  const confirm = async () => {
    if ((await remove({ id })).error) return;
    dispatch(editDropped(id));
    toast({ title: translate('prices.remove.done') });
    await navigate(routePath('adminPrices'));
  };
  return (
    <ConfirmDialog
      title={translate('prices.remove.title')}
      confirm={translate('prices.remove')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Typography>{translate('prices.remove.text', { label: isolated(label) })}</Typography>
      {error !== undefined && (
        <Box sx={{ mt: 2 }}>
          <CallFailure title={translate('prices.remove.failed')} error={error} />
        </Box>
      )}
    </ConfirmDialog>
  );
}
