import { useTranslate } from '@programme/mfe-contract';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog';

type Props = { readonly onConfirm: () => void; readonly onCancel: () => void };

export function SelfDemotionDialog({ onConfirm, onCancel }: Props) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      title={translate('users.self.title')}
      confirm={translate('users.self.confirm')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {translate('users.self.text')}
    </ConfirmDialog>
  );
}
