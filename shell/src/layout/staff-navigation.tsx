import { useTranslate } from '@programme/mfe-contract';
import { Box, ListItemButton, tokens } from '@programme/ui';
import { CollapseIcon } from '@programme/ui/staff-icons';
import { PaletteButton } from '../palette/palette-button';
import { RailSections } from './rail-sections';
import { SidebarSection } from './sidebar-section';
import { staffSections } from '../navigation/staff-sections';
import type { Rail } from './use-staff-sidebar';

type Props = {
  readonly onNavigate: () => void;
  /** Undefined where the navigation cannot be collapsed: in the drawer of small screens. */
  readonly rail: Rail | undefined;
};

/** The sidebar of admins, on the dark ground of the brand. On wide screens it can be collapsed to a rail of icons. */
export function StaffNavigation({ onNavigate, rail }: Props) {
  const translate = useTranslate();
  const collapsed = rail?.collapsed ?? false;

  return (
    <Box
      component="nav"
      aria-label={translate('shell.navigation')}
      sx={[ground, { width: collapsed ? tokens.railWidth : tokens.sidebarWidth }]}
    >
      <PaletteButton collapsed={collapsed} hasHotkey={rail !== undefined} onNavigate={onNavigate} />
      {collapsed ? (
        <RailSections onNavigate={onNavigate} />
      ) : (
        staffSections.map((section) => <SidebarSection key={section.id} section={section} onNavigate={onNavigate} />)
      )}
      {rail && <CollapseButton {...rail} />}
    </Box>
  );
}

function CollapseButton({ collapsed, onChange }: Rail) {
  const translate = useTranslate();
  const label = translate(collapsed ? 'shell.navigation.expand' : 'shell.navigation.collapse');
  return (
    <Box sx={{ mt: 'auto', pt: 1 }}>
      <ListItemButton
        component="button"
        aria-label={label}
        title={collapsed ? label : undefined}
        onClick={() => onChange(!collapsed)}
        sx={{
          gap: 1.5,
          width: 1,
          minHeight: 42,
          px: 1.5,
          py: 0.5,
          border: 0,
          background: 'none',
          font: 'inherit',
          fontSize: '0.9375rem',
          borderRadius: `${tokens.radius.control}px`,
          justifyContent: collapsed ? 'center' : 'flex-start',
        }}
      >
        <CollapseIcon aria-hidden sx={{ fontSize: '1.25rem', transform: collapsed ? 'rotate(180deg)' : 'none' }} />
        {!collapsed && <span>{label}</span>}
      </ListItemButton>
    </Box>
  );
}

const { color } = tokens;

/** The sections that everyone has are drawn for the light ground of a page; here they lie on the brand's. */
const ground = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  p: 1.5,
  bgcolor: color.cover,
  color: color.onPanelMuted,
  '& .MuiButton-root, & .MuiButton-root .MuiSvgIcon-root, & .MuiListItemButton-root': { color: 'inherit' },
  '& .MuiListItemButton-root:hover': { bgcolor: color.panelRaised, color: color.onPanel },
  '& .MuiListItemButton-root.Mui-selected, & .MuiListItemButton-root.Mui-selected:hover': {
    bgcolor: color.panelRaised,
    color: color.onPanel,
    boxShadow: 'none',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 10,
      left: 0,
      width: 3,
      borderRadius: `${tokens.radius.pill}px`,
      bgcolor: color.onPanelAccent,
    },
    '& .MuiSvgIcon-root': { color: 'inherit' },
  },
  '& :focus-visible': { outline: `2px solid ${color.onPanel}`, outlineOffset: -2 },
} as const;
