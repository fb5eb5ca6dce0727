import { useId, type ReactNode } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Button } from '@programme/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@programme/ui/overlays';

type Props = {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** What is done when the answer is yes. */
  readonly confirm: string;
  readonly onConfirm: () => void;
  /** The way back; "Cancel" unless given. */
  readonly cancel?: string;
  readonly onCancel: () => void;
};

/** Asks for confirmation of an action that cannot be undone. Cancel has the initial focus; Escape cancels too. */
export function ConfirmDialog({ title, children, confirm, onConfirm, cancel, onCancel }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onCancel} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', px: 3, pb: 2.5, gap: 1 }}>
        <Button onClick={onCancel} autoFocus>
          {cancel ?? translate('admin.cancel')}
        </Button>
        <Button variant="contained" color="error" onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
