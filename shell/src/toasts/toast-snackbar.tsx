import type { ReactElement } from 'react';
import { Snackbar } from '@programme/ui/overlays';

/** Milliseconds until a toast goes by itself (S1 §9); hovering or focusing it stops the clock (decision B23). */
const dismissAfter = 5000;

/** Over the buttons of a bar at the foot of the window (`libs/ui/src/theme/theme.css`) a toast would cover them. */
const aboveFootBar = (distance: number): string => `calc(${distance}px + var(--foot-bar-height))`;

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
      sx={{ maxWidth: 420, bottom: { xs: aboveFootBar(8), sm: aboveFootBar(24) } }}
    >
      <div>{children}</div>
    </Snackbar>
  );
}
