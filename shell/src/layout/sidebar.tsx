import { useEffect } from 'react';
import { useShell } from '@programme/mfe-contract';
import { Box, tokens } from '@programme/ui';
import { useOnDemand } from '../shared/use-on-demand';
import { navigationSections } from './navigation-sections';
import { SidebarSection } from './sidebar-section';

type Props = {
  /** Whether the drawer of small screens is open; wide screens always show the sidebar. */
  readonly open: boolean;
  readonly onClose: () => void;
};

const loadDrawer = async () => (await import('@programme/ui/overlays')).Drawer;

const wide = `@media (min-width: ${tokens.sidebarBreakpoint}px)`;

export function Sidebar({ open, onClose }: Props) {
  const { session, translate } = useShell();
  const [Drawer, fetchDrawer] = useOnDemand(loadDrawer);
  useEffect(() => {
    if (open) fetchDrawer();
  }, [open, fetchDrawer]);
  const sections = navigationSections.filter(({ access }) => access === 'everyone' || session.user?.isAdmin);
  const content = (
    <Box component="nav" aria-label={translate('shell.navigation')} sx={{ p: 1.5, width: tokens.sidebarWidth }}>
      {sections.map((section) => (
        <SidebarSection key={section.id} section={section} onNavigate={onClose} />
      ))}
    </Box>
  );
  return (
    <>
      <Box
        className="screen-only"
        sx={{
          display: 'none',
          [wide]: { display: 'block' },
          position: 'sticky',
          top: tokens.headerHeight,
          alignSelf: 'start',
          height: `calc(100vh - ${tokens.headerHeight}px)`,
          overflowY: 'auto',
          flexShrink: 0,
        }}
      >
        {content}
      </Box>
      {Drawer && (
        <Drawer
          open={open}
          onClose={onClose}
          className="screen-only"
          sx={{ [wide]: { display: 'none' }, '& .MuiDrawer-paper': { bgcolor: 'background.default' } }}
        >
          {content}
        </Drawer>
      )}
    </>
  );
}
