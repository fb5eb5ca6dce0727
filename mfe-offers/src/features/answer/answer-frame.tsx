import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Button, Typography, useMediaQuery, useTheme } from '@programme/ui';
import { Dialog, DialogContent } from '@programme/ui/overlays';

type Props = {
  /** Stands small above the heading; null for nothing. */
  readonly kicker: string | null;
  readonly heading: string;
  /** While an answer is on its way, nothing closes the dialog. */
  readonly busy: boolean;
  /** Drawn where nobody sees it. */
  readonly isHidden?: boolean | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * A dialog of the client's answer; on phones it takes the whole screen. Each further heading takes the focus. Only its
 * buttons and Escape close it.
 */
export function AnswerFrame({ kicker, heading, busy, isHidden = false, onClose, children }: Props) {
  const translate = useTranslate();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const onPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  useEffect(() => {
    if (!isHidden) title.current?.focus();
  }, [heading, isHidden]);
  return (
    <Dialog
      open={!isHidden}
      keepMounted={isHidden}
      fullScreen={onPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      onClose={(_event, reason) => reason !== 'backdropClick' && !busy && onClose()}
      slotProps={{ paper: { sx: onPhone ? wholeScreen : {} } }}
    >
      <Box
        sx={{ display: 'flex', gap: 2, alignItems: 'start', pl: { xs: 2, sm: 3 }, pr: { xs: 1, sm: 2 }, pt: 2, pb: 1 }}
      >
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          {kicker !== null && (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {kicker}
            </Typography>
          )}
          <Typography
            id={id}
            ref={title}
            tabIndex={-1}
            component="h2"
            variant="h2"
            sx={{ outline: 'none', textWrap: 'balance' }}
          >
            {heading}
          </Typography>
        </Box>
        <Button onClick={onClose} disabled={busy} sx={{ px: 1.5, flexShrink: 0 }}>
          {translate('shell.close')}
        </Button>
      </Box>
      <DialogContent sx={{ px: { xs: 2, sm: 3 }, py: 1, pb: { xs: 2, sm: 3 } }}>{children}</DialogContent>
    </Dialog>
  );
}

const edgeToEdge = { m: 0, width: '100%', maxWidth: '100%' } as const;

/** Dialogs of the theme keep a margin on the narrowest phones. */
const wholeScreen = { ...edgeToEdge, border: 0, borderRadius: 0, '@media (max-width: 29.95em)': edgeToEdge } as const;
