import { useId, type ReactNode } from 'react';
import { isolated } from '@programme/formatting';
import { routePath, routePaths, usePageTitle, useShell } from '@programme/mfe-contract';
import { matchPath, RouterLink } from '@programme/platform';
import { Box, Button, Notice, PageHeading, Stack } from '@programme/ui';
import { useLeaveGuard } from '../../shared/leaving/use-leave-guard';
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

/** The admin page (S2 §2): who is signed in, the way out, and the tabs. Unsaved work outlives a change of tab. */
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
  const title = translate(open.label);
  usePageTitle(title);

  // The shell leads to the login page.
  if (!session.user) return null;

  return (
    <>
      <PageHeading
        title={title}
        lead={translate('admin.signedIn', { username: isolated(session.user.username) })}
        action={
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
            <Button variant="contained" component={RouterLink} to={routePath('offersManagement')}>
              {translate('admin.offers')}
            </Button>
            <Button variant="outlined" disabled={loggingOut} onClick={() => guard.leave(logout)}>
              {translate(loggingOut ? 'admin.loggingOut' : 'shell.logout')}
            </Button>
          </Stack>
        }
      />
      {failure !== '' && (
        <Box sx={{ mb: 2 }}>
          <Notice tone="error" role="alert" title={translate('shell.logout.failed')}>
            {failure}
          </Notice>
        </Box>
      )}
      <RouteTabs label={translate('admin.tabs')} tabs={tabs} open={open.route} panelId={panelId} />
      <Box role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, open.route)} sx={{ mt: 3 }}>
        {children}
        <ZoneNote />
      </Box>
      {guard.dialog}
    </>
  );
}
