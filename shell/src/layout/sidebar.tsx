import { lazy, memo, Suspense, useEffect } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Box, ErrorBoundary, tokens } from '@programme/ui';
import { useOnDemand } from '../shared/use-on-demand';
import { navigationSections } from '../navigation/navigation-sections';
import { SidebarSection } from './sidebar-section';
import { showVisitorsSidebar, useStaffSidebar, type Rail } from './use-staff-sidebar';

type Props = {
  /** Whether the drawer of small screens is open; wide screens always show the sidebar. */
  readonly open: boolean;
  readonly onClose: () => void;
};

const loadDrawer = async () => (await import('@programme/ui/overlays')).Drawer;

// Loaded for admins only, with its icons.
const StaffNavigation = lazy(async () => ({ default: (await import('./staff-navigation')).StaffNavigation }));

const isWide = `(min-width: ${tokens.sidebarBreakpoint}em)`;
const wide = `@media ${isWide}`;

/** `memo`, as the header. */
export const Sidebar = memo(function Sidebar({ open, onClose }: Props) {
  const translate = useTranslate();
  const [Drawer, fetchDrawer] = useOnDemand(loadDrawer);
  const { isStaff, rail } = useStaffSidebar();

  useEffect(() => {
    if (open) fetchDrawer();
  }, [open, fetchDrawer]);

  // A phone that is turned may be wide: an open drawer that is not seen would keep the page from whoever uses it.
  useEffect(() => {
    const width = matchMedia(isWide);
    const closeWhereWide = () => width.matches && onClose();
    width.addEventListener('change', closeWhereWide);
    return () => width.removeEventListener('change', closeWhereWide);
  }, [onClose]);

  const visitors = (
    <Box
      component="nav"
      aria-label={translate('shell.navigation')}
      sx={{ p: 1.5, width: tokens.sidebarWidth, [wide]: { [onStaffPage]: { display: 'none' } } }}
    >
      {navigationSections.map((section) => (
        <SidebarSection key={section.id} section={section} onNavigate={onClose} />
      ))}
    </Box>
  );
  const navigation = (collapsible?: Rail) =>
    isStaff ? (
      <ErrorBoundary fallback={visitors} onError={showVisitorsSidebar}>
        <Suspense fallback={visitors}>
          <StaffNavigation onNavigate={onClose} rail={collapsible} />
        </Suspense>
      </ErrorBoundary>
    ) : (
      visitors
    );

  return (
    <>
      <Box className="screen-only" sx={fixed}>
        {navigation(rail)}
      </Box>
      {Drawer && (
        <Drawer
          open={open}
          onClose={onClose}
          className="screen-only"
          slotProps={{ paper: { 'aria-label': translate('shell.navigation') } }}
          sx={{ [wide]: { display: 'none' }, '& .MuiDrawer-paper': { bgcolor: 'background.default' } }}
        >
          {navigation()}
        </Drawer>
      )}
    </>
  );
});

/** In a page that keeps a place for the navigation of staff, before it is there too. */
const onStaffPage = 'html[data-sidebar] &';

const fixed = {
  display: 'none',
  [wide]: { display: 'block' },
  position: 'sticky',
  // Above the screen: the names beside a rail's icons reach over it.
  zIndex: 2,
  top: tokens.headerHeight,
  alignSelf: 'start',
  height: `calc(100vh - ${tokens.headerHeight}px)`,
  overflowY: 'auto',
  flexShrink: 0,
  [onStaffPage]: { width: tokens.sidebarWidth, bgcolor: tokens.color.cover },
  'html[data-sidebar=rail] &': { width: tokens.railWidth },
  [`@media (max-width: ${tokens.railBreakpoint}em)`]: {
    [onStaffPage]: { width: tokens.railWidth },
    'html[data-sidebar=opened] &': { width: tokens.sidebarWidth },
  },
} as const;
