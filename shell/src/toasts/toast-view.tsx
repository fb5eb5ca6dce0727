import { lazy, Suspense } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Button, ErrorBoundary, Notice } from '@programme/ui';
import { useShellDispatch, useShellSelector } from '../store/shell.store';
import { chooseToastAction, closeToast } from '../store/toasts.slice';

// Loaded with the first toast; most visits show none.
const ToastSnackbar = lazy(async () => ({ default: (await import('./toast-snackbar')).ToastSnackbar }));

const tones = { success: 'success', information: 'information', error: 'error' } as const;

export function ToastView() {
  const { id, toast } = useShellSelector((state) => state.toasts);
  const dispatch = useShellDispatch();
  const translate = useTranslate();
  if (!toast) return null;
  const dismiss = () => dispatch(closeToast());
  const notice = (
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
  );
  return (
    // The message is shown even if the snackbar chunk could not be loaded; it then stays until closed.
    <ErrorBoundary key={id} fallback={<Box sx={corner}>{notice}</Box>}>
      <Suspense fallback={null}>
        <ToastSnackbar hasAction={toast.action !== undefined} onDismiss={dismiss}>
          {notice}
        </ToastSnackbar>
      </Suspense>
    </ErrorBoundary>
  );
}

const corner = {
  position: 'fixed',
  right: 24,
  bottom: 24,
  zIndex: 'snackbar',
  maxWidth: 420,
  '@media print': { display: 'none' },
};
