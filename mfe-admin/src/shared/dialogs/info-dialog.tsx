import { useId, type ReactNode } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Button } from '@programme/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@programme/ui/overlays';

type Props = {
  readonly title: string;
  /** Whose it is. */
  readonly subject: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Shows something about one row of a list. */
export function InfoDialog({ title, subject, onClose, children }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>
        {title}
        <Box sx={{ typography: 'body2', color: 'text.secondary', fontWeight: 400 }}>
          <bdi>{subject}</bdi>
        </Box>
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} autoFocus>
          {translate('admin.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
