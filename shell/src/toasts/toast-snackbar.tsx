import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import { Snackbar, type SnackbarCloseReason } from '@programme/ui/overlays';

/** Milliseconds until a toast goes by itself (S1 §9); hovering or focusing it stops the clock (decision B23). */
const dismissAfter = 5000;

/** Over the buttons of a bar at the foot of the window (`libs/ui/src/theme/theme.css`) a toast would cover them. */
const aboveFootBar = (distance: number): string => `calc(${distance}px + var(--foot-bar-height))`;

type Props = {
  /** With one, the toast lasts 5 seconds in all: what it offers to take back is done by then (decision B18). */
  readonly hasAction: boolean;
  readonly onDismiss: () => void;
  readonly children: ReactElement;
};

/** Positions a toast and closes it after a while. */
export function ToastSnackbar({ hasAction, onDismiss, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!hasAction) return;
    const timer = setTimeout(() => dismiss(), dismissAfter);
    return () => clearTimeout(timer);
  }, [hasAction]);
  const close = (reason: SnackbarCloseReason) => {
    if (reason === 'clickaway') return;
    // Escape closes a menu or a dialog as well, and must not take away what can be taken back.
    if (reason === 'escapeKeyDown' && hasAction && !place.current?.contains(document.activeElement)) return;
    onDismiss();
  };
  return (
    <Snackbar
      open
      autoHideDuration={hasAction ? null : dismissAfter}
      onClose={(_event, reason) => close(reason)}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      className="screen-only"
      sx={{ maxWidth: 420, bottom: { xs: aboveFootBar(8), sm: aboveFootBar(24) } }}
    >
      <div ref={place}>{children}</div>
    </Snackbar>
  );
}
