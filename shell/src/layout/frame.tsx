import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useTranslate, type PrintableComparison } from '@programme/mfe-contract';
import { Box, tokens } from '@programme/ui';
import { ToastView } from '../toasts/toast-view';
import { Header } from './header';
import { Sidebar } from './sidebar';
import { StaffBar } from './staff-bar';
import { useClientPage } from './use-client-page';
import { useHeadingFocus } from './use-heading-focus';

const contentId = 'content';

type Props = {
  readonly comparison: PrintableComparison | null;
  readonly onLogout: () => void;
  readonly children: ReactNode;
};

/** Header, sidebar and toasts around the open screen. What a client sees of an offer has no sidebar (decision B24). */
export function Frame({ comparison, onLogout, children }: Props) {
  const translate = useTranslate();
  const [menuOpen, setMenuOpen] = useState(false);
  const toggleMenu = useCallback(() => setMenuOpen((open) => !open), []);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const clientPage = useClientPage();
  const content = useRef<HTMLElement>(null);
  useHeadingFocus(content);
  return (
    <>
      <SkipLink label={translate('shell.skip')} />
      {clientPage && <StaffBar />}
      <Header comparison={comparison} menuOpen={menuOpen} onToggleMenu={toggleMenu} onLogout={onLogout} />
      <Box sx={{ display: 'flex' }}>
        {!clientPage && <Sidebar open={menuOpen} onClose={closeMenu} />}
        <Box
          component="main"
          ref={content}
          id={contentId}
          tabIndex={-1}
          sx={{
            flexGrow: 1,
            minWidth: 0,
            outline: 'none',
            ...(!clientPage && { px: { xs: 2, md: 3, lg: 4 }, py: { xs: 2.5, md: 4 } }),
            '@media print': { p: 0 },
          }}
        >
          <Box sx={clientPage ? fullWidth : { maxWidth: tokens.contentWidth, mx: 'auto' }}>{children}</Box>
        </Box>
      </Box>
      <ToastView />
    </>
  );
}

/** A column in the middle for whatever has no class `full-bleed`. As high as the screen, for the ground of the gate. */
const fullWidth = {
  display: 'grid',
  gridTemplateColumns: `minmax(16px, 1fr) minmax(0, ${tokens.contentWidth}px) minmax(16px, 1fr)`,
  minHeight: `calc(100dvh - ${tokens.headerHeight}px)`,
  '& > *': { gridColumn: 2 },
  '& > .full-bleed': { gridColumn: '1 / -1', minWidth: 0 },
  '@media print': { display: 'block', minHeight: 0 },
} as const;

function SkipLink({ label }: { readonly label: string }) {
  return (
    <Box
      component="a"
      href={`#${contentId}`}
      className="screen-only"
      sx={{
        position: 'absolute',
        left: 8,
        top: -80,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        bgcolor: 'background.paper',
        borderRadius: 1,
        '&:focus': { top: 8 },
      }}
    >
      {label}
    </Box>
  );
}
