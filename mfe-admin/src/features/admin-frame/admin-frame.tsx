import { useId, type ReactNode } from 'react';
import { routePath, routePaths, usePageTitle, useShell } from '@programme/mfe-contract';
import { matchPath, RouterLink } from '@programme/platform';
import { Box, Button, Notice, tokens } from '@programme/ui';
import { useLeaveGuard } from '../../shared/leaving/use-leave-guard';
import { nearHeader } from '../../shared/page-head';
import { ZoneNote } from '../../shared/staff-clock/zone-note';
import { RouteTabs, tabId, type RouteTab } from './route-tabs';
import { useLogout } from './use-logout';

type Props = {
  readonly tabs: readonly RouteTab[];
  readonly open: RouteTab;
  /** Changes that are typed and not saved, in whichever tab. */
  readonly unsaved: number;
  readonly onDiscard: () => void;
  /** What the open tab shows. */
  readonly children: ReactNode;
};

/**
 * The admin page (S2 §2): its tabs, the way to the offers and the way out in one low row, whose words are those of the
 * navigation (decision B34). What the open tab shows has the page's title. Unsaved work outlives a change of tab.
 */
export function AdminFrame({ tabs, open, unsaved, onDiscard, children }: Props) {
  const { session, translate } = useShell();
  const { logout, loggingOut, failure } = useLogout(onDiscard);
  const guard = useLeaveGuard({
    unsaved,
    staysAt: (pathname) =>
      tabs.some(({ route, detail }) => [route, detail].some((id) => id && matchPath(routePaths[id], pathname))),
    onDiscard,
  });
  const panelId = useId();
  usePageTitle(translate(open.label));

  // The shell leads to the login page.
  if (!session.user) return null;

  return (
    <Box sx={nearHeader}>
      <Box sx={row}>
        <RouteTabs label={translate('admin.tabs')} tabs={tabs} open={open.route} panelId={panelId} />
        <Button size="small" component={RouterLink} to={routePath('offersManagement')}>
          {translate('admin.offers')}
        </Button>
        <Button size="small" disabled={loggingOut} onClick={() => guard.leave(logout)}>
          {translate(loggingOut ? 'admin.loggingOut' : 'shell.logout')}
        </Button>
      </Box>
      {failure !== '' && (
        <Box sx={{ mt: 2 }}>
          <Notice tone="error" role="alert" title={translate('shell.logout.failed')}>
            {failure}
          </Notice>
        </Box>
      )}
      <Box role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, open.route)} sx={{ mt: 1.5 }}>
        {children}
        <ZoneNote />
      </Box>
      {guard.dialog}
    </Box>
  );
}

/** The tabs scroll where they have no room; the two buttons stay. */
const row = {
  display: 'flex',
  alignItems: 'stretch',
  height: 40,
  boxShadow: `inset 0 -1px 0 ${tokens.color.line}`,
  '& > [role=tablist]': { flex: '1 1 auto', minWidth: 0 },
  '& > .MuiButton-root': {
    flexShrink: 0,
    minHeight: 0,
    height: 32,
    px: 1.5,
    alignSelf: 'center',
    fontSize: '0.875rem',
  },
} as const;
