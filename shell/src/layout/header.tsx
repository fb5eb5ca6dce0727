import { lazy, memo, Suspense } from 'react';
import { routePath, useShell, type PrintableComparison } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
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
import { useClientPage } from './use-client-page';

type Props = {
  readonly comparison: PrintableComparison | null;
  readonly menuOpen: boolean;
  readonly onToggleMenu: () => void;
  readonly onLogout: () => void;
};

// Loaded for logged-in users only; visitors have no account.
const UserMenu = lazy(async () => ({ default: (await import('./user-menu')).UserMenu }));

/** `memo`: a change that the frame alone shows, such as the page title, must not render it. */
export const Header = memo(function Header({ comparison, menuOpen, onToggleMenu, onLogout }: Props) {
  const { session, translate } = useShell();
  const clientPage = useClientPage();
  // On phones, logged-in people find language and theme in their own menu.
  const preference = { display: { xs: session.user ? 'none' : 'inline-flex', md: 'inline-flex' } };

  return (
    <Box
      component="header"
      sx={{
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, md: 1 },
        height: tokens.headerHeight,
        px: { xs: 1, md: 2.5 },
        ...(clientPage ? onCover : sticky),
        '@media print': onPaper,
      }}
    >
      {!clientPage && (
        <IconButton
          className="screen-only"
          aria-label={translate(menuOpen ? 'shell.menu.close' : 'shell.menu.open')}
          aria-expanded={menuOpen}
          onClick={onToggleMenu}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
      )}
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
          color: clientPage ? 'inherit' : 'text.primary',
          textDecoration: 'none',
          borderRadius: 1,
        }}
      >
        <Logo onCover={clientPage} />
        <Typography
          component="span"
          noWrap
          sx={{
            fontWeight: 600,
            letterSpacing: '-0.01em',
            display: { xs: 'none', sm: 'block' },
            // The cover of an offer has the vendor's name.
            ...(clientPage && { '@media print': { display: 'none' } }),
          }}
        >
          {translate('shell.product')}
        </Typography>
      </Box>
      <Stack
        className="screen-only"
        direction="row"
        sx={{ alignItems: 'center', gap: { xs: 0, md: 0.5 }, flexShrink: 0 }}
      >
        {session.status === 'loading' && <CircularProgress size={18} aria-label={translate('shell.user.loading')} />}
        {comparison && <PrintButton comparison={comparison} />}
        <Box sx={preference}>
          <LanguageMenu />
        </Box>
        {/* A client reads an offer in the currency that it was made in (S1 §2). */}
        {!clientPage && <CurrencyMenu />}
        <Box sx={preference}>
          <ThemeMenu />
        </Box>
        {session.may('overview.read') && !clientPage && (
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
              <UserMenu user={session.user} onLogout={onLogout} />
            </Suspense>
          </ErrorBoundary>
        )}
      </Stack>
    </Box>
  );
});

const sticky = {
  position: 'sticky',
  top: 0,
  // Not on the header itself: a filter would confine the ground of its menus to it.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    bgcolor: `color-mix(in srgb, ${tokens.color.page} 88%, transparent)`,
    backdropFilter: 'blur(12px)',
  },
} as const;

/** The logo alone: it says whose sheet this is. */
const onPaper = {
  position: 'static',
  height: 'auto',
  px: 0,
  mb: 2,
  bgcolor: 'transparent',
  color: tokens.color.ink,
  '&::before': { content: 'none' },
  '& > a > svg > rect': { fill: tokens.color.brandStrong },
  '& > a > svg > path': { stroke: tokens.color.onBrand },
} as const;

/** Part of the green ground that the client's page begins with. The focus ring of other grounds is too dark on it. */
const onCover = {
  position: 'relative',
  bgcolor: tokens.color.cover,
  color: tokens.color.onPanel,
  '& > .MuiStack-root > .MuiButtonBase-root, & > .MuiStack-root > .MuiBox-root > .MuiButtonBase-root': {
    color: 'inherit',
    '& .MuiButton-endIcon > *': { color: 'inherit' },
    '&:focus-visible': { outlineColor: tokens.color.onPanel },
  },
  '& > a:focus-visible': { outlineColor: tokens.color.onPanel },
  '& > .MuiStack-root > .MuiCircularProgress-root': { color: 'inherit' },
} as const;
