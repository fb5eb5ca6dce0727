import type { ReactElement } from 'react';
import { Snackbar } from '@programme/ui/overlays';

/** Milliseconds until a toast goes by itself (S1 §9); hovering or focusing it stops the clock (decision B23). */
const dismissAfter = 5000;

type Props = { readonly onDismiss: () => void; readonly children: ReactElement };

/** Positions a toast and closes it after a while. */
export function ToastSnackbar({ onDismiss, children }: Props) {
  return (
    <Snackbar
      open
      autoHideDuration={dismissAfter}
      onClose={(_event, reason) => reason !== 'clickaway' && onDismiss()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      className="screen-only"
      sx={{ maxWidth: 420 }}
    >
      <div>{children}</div>
    </Snackbar>
  );
}
