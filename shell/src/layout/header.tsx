import { lazy, Suspense } from 'react';
import { routePath, routePaths, useShell, type PrintableComparison } from '@programme/mfe-contract';
import { matchPath, RouterLink, useLocation } from '@programme/platform';
import {
  Box,
  Button,
  CircularProgress,
  ErrorBoundary,
  IconButton,
  MenuIcon,
  Stack,
  tokens,
  Typography,
} from '@programme/ui';
import { PrintButton } from '../print/print-button';
import { CurrencyMenu } from './currency-menu';
import { LanguageMenu } from './language-menu';
import { Logo } from './logo';
import { ThemeMenu } from './theme-menu';

type Props = {
  readonly comparison: PrintableComparison | null;
  readonly menuOpen: boolean;
  readonly onToggleMenu: () => void;
  readonly onLogout: () => void;
};

// Loaded for logged-in users only; visitors have no account.
const UserMenu = lazy(async () => ({ default: (await import('./user-menu')).UserMenu }));

export function Header({ comparison, menuOpen, onToggleMenu, onLogout }: Props) {
  const { session, translate } = useShell();
  const { pathname } = useLocation();
  // A client reads an offer in the currency that it was made in (S1 §2).
  const onOfferPage = matchPath(routePaths.offer, pathname) !== null;

  return (
    <Box
      component="header"
      className="screen-only"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, md: 1 },
        height: tokens.headerHeight,
        px: { xs: 1, md: 2.5 },
        bgcolor: `color-mix(in srgb, ${tokens.color.page} 88%, transparent)`,
        backdropFilter: 'blur(12px)',
      }}
    >
      <IconButton
        aria-label={translate(menuOpen ? 'shell.menu.close' : 'shell.menu.open')}
        aria-expanded={menuOpen}
        onClick={onToggleMenu}
        sx={{ display: { md: 'none' } }}
      >
        <MenuIcon />
      </IconButton>
      <Box
        component={RouterLink}
        to={routePath('calculator2026')}
        aria-label={translate('shell.home')}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          mr: 'auto',
          minWidth: 0,
          color: 'text.primary',
          textDecoration: 'none',
          borderRadius: 1,
        }}
      >
        <Logo />
        <Typography
          component="span"
          noWrap
          sx={{ fontWeight: 600, letterSpacing: '-0.01em', display: { xs: 'none', sm: 'block' } }}
        >
          {translate('shell.product')}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ alignItems: 'center', gap: { xs: 0, md: 0.5 }, flexShrink: 0 }}>
        {session.status === 'loading' && <CircularProgress size={18} aria-label={translate('shell.user.loading')} />}
        {comparison && <PrintButton comparison={comparison} />}
        <LanguageMenu />
        {!onOfferPage && <CurrencyMenu />}
        <ThemeMenu />
        {session.user?.isAdmin && (
          <Button
            variant="outlined"
            component={RouterLink}
            to={routePath('admin')}
            sx={{ ml: 1, display: { xs: 'none', md: 'inline-flex' } }}
          >
            {translate('shell.admin')}
          </Button>
        )}
        {session.user && (
          <ErrorBoundary fallback={null}>
            <Suspense fallback={null}>
              <UserMenu username={session.user.username} onLogout={onLogout} />
            </Suspense>
          </ErrorBoundary>
        )}
      </Stack>
    </Box>
  );
}
