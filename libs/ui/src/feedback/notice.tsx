import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { memo, type ReactNode } from 'react';

type Props = {
  readonly tone: 'information' | 'success' | 'warning' | 'error';
  readonly title?: ReactNode;
  /** What to do about it: a button or link, below the text. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
  /** `alert` interrupts a screen reader; the default waits its turn. */
  readonly role?: 'alert' | 'status' | 'note';
  readonly onClose?: () => void;
  /** Names the closing button; needed with `onClose`. */
  readonly closeLabel?: string;
};

const severities = { information: 'info', success: 'success', warning: 'warning', error: 'error' } as const;

/** A boxed remark in one of four tones. */
export const Notice = memo(function Notice({
  tone,
  title,
  action,
  children,
  role = 'note',
  onClose,
  closeLabel,
}: Props) {
  return (
    <Alert
      severity={severities[tone]}
      role={role}
      sx={{
        bgcolor: `${severities[tone]}.light`,
        color: 'text.primary',
        border: '1px solid',
        borderColor: (theme) => `color-mix(in srgb, ${theme.palette[severities[tone]].main} 28%, transparent)`,
        '& .MuiAlert-message': { minWidth: 0, flexGrow: 1 },
      }}
      {...(onClose ? { onClose, closeText: closeLabel } : {})}
    >
      {title !== undefined && (
        <AlertTitle sx={{ fontWeight: 650, fontSize: '0.95rem', mb: children ? 0.25 : 0 }}>{title}</AlertTitle>
      )}
      {/* In an element of its own: a text that changes must not stand beside others (lint rule lone-live-text). */}
      {children && <div>{children}</div>}
      {action !== undefined && <Box sx={{ mt: 1, '& .MuiButton-text:first-of-type': { ml: '-18px' } }}>{action}</Box>}
    </Alert>
  );
});
