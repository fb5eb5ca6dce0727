import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { TextKey } from '@programme/i18n';
import { routePath, useTranslate, type RouteId } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import { nextTabIndex } from '@programme/ui';
import { TabRow } from '../../shared/tab-row';

export type RouteTab = { readonly route: RouteId; readonly label: TextKey };

type Props = {
  readonly label: string;
  readonly tabs: readonly RouteTab[];
  readonly open: RouteId;
  /** Id of what the open tab shows. */
  readonly panelId: string;
};

export const tabId = (panelId: string, route: RouteId): string => `${panelId}-${route}`;

/**
 * Tabs that are addresses. Arrow keys, Home and End move along them and Enter or Space opens one: each opens a screen of
 * its own, which should not load on the way past it.
 */
export function RouteTabs({ label, tabs, open, panelId }: Props) {
  const translate = useTranslate();
  const row = useRef<HTMLDivElement>(null);

  // Where the row is wider than the screen, the open tab must be in sight.
  useEffect(() => {
    row.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [open]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const focused = links.indexOf(document.activeElement as HTMLElement);
    if (event.key === ' ') {
      event.preventDefault();
      links[focused]?.click();
      return;
    }
    const next = nextTabIndex(event.key, focused, links.length);
    if (next === undefined) return;
    event.preventDefault();
    links[next]?.focus();
  };

  return (
    <TabRow ref={row} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
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
