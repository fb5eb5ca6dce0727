import { useTranslate } from '@programme/mfe-contract';
import { Button } from '@programme/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@programme/ui/overlays';

type Props = { readonly open: boolean; readonly onClose: () => void };

export function NoComparisonsDialog({ open, onClose }: Props) {
  const translate = useTranslate();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="no-comparisons">
      <DialogTitle id="no-comparisons">{translate('shell.print.none.title')}</DialogTitle>
      <DialogContent>{translate('shell.print.none.text')}</DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('shell.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
