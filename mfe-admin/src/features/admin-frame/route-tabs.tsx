import type { TextKey } from '@programme/i18n';
import { routePath, useTranslate, type RouteId } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import { TabRow } from '../../shared/tab-row';

export type RouteTab = { readonly route: RouteId; readonly detail?: RouteId; readonly label: TextKey };

type Props = {
  readonly label: string;
  readonly tabs: readonly RouteTab[];
  readonly open: RouteId;
  /** Id of what the open tab shows. */
  readonly panelId: string;
};

export const tabId = (panelId: string, route: RouteId): string => `${panelId}-${route}`;

/**
 * Tabs that are addresses. Arrow keys only move the focus: each tab loads a screen of its own, so it is opened on
 * purpose.
 */
export function RouteTabs({ label, tabs, open, panelId }: Props) {
  const translate = useTranslate();

  return (
    <TabRow label={label} open={open}>
      {tabs.map((tab) => (
        <RouterLink
          key={tab.route}
          id={tabId(panelId, tab.route)}
          to={routePath(tab.route)}
          role="tab"
          aria-selected={tab.route === open}
          aria-controls={tab.route === open ? panelId : undefined}
          tabIndex={tab.route === open ? 0 : -1}
        >
          {translate(tab.label)}
        </RouterLink>
      ))}
    </TabRow>
  );
}
