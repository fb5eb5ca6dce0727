import { useTranslate } from '@programme/mfe-contract';
import { Button, Notice, Snackbar } from '@programme/ui';
import { useShellDispatch, useShellSelector } from '../store';
import { chooseToastAction, closeToast } from './toasts.slice';

/** Milliseconds until a toast goes by itself (S1 §9); hovering or focusing it stops the clock (decision B23). */
const dismissAfter = 5000;

const tones = { success: 'success', information: 'information', error: 'error' } as const;

export function ToastView() {
  const { id, toast } = useShellSelector((state) => state.toasts);
  const dispatch = useShellDispatch();
  const translate = useTranslate();
  if (!toast) return null;
  const dismiss = () => dispatch(closeToast());
  return (
    <Snackbar
      key={id}
      open
      autoHideDuration={dismissAfter}
      onClose={(_event, reason) => reason !== 'clickaway' && dismiss()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      className="screen-only"
      sx={{ maxWidth: 420 }}
    >
      <div>
        <Notice
          tone={tones[toast.tone ?? 'success']}
          role="status"
          title={toast.title}
          onClose={dismiss}
          closeLabel={translate('shell.close')}
          {...(toast.action && {
            action: (
              <Button color="inherit" onClick={() => dispatch(chooseToastAction())}>
                {toast.action.label}
              </Button>
            ),
          })}
        >
          {toast.description}
        </Notice>
      </div>
    </Snackbar>
  );
}
