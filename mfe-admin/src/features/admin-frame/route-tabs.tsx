import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { TextKey } from '@programme/i18n';
import { routePath, useTranslate, type RouteId } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import { nextTabIndex, styled } from '@programme/ui';

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
    <Row ref={row} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
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
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  // Its own hairline, which the mark of the open tab covers.
  boxShadow: `inset 0 -1px 0 ${theme.palette.divider}`,
  scrollbarWidth: 'none',
  '& a': {
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    minHeight: 48,
    padding: '0 14px',
    color: theme.palette.text.secondary,
    fontSize: '0.9375rem',
    fontWeight: 550,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '&:hover': { color: theme.palette.text.primary },
    '&:focus-visible': {
      outline: `2px solid ${theme.palette.primary.main}`,
      outlineOffset: -3,
      borderRadius: theme.shape.borderRadius,
    },
    '&[aria-selected=true]': {
      color: theme.palette.primary.dark,
      fontWeight: 650,
      boxShadow: `inset 0 -3px 0 ${theme.palette.primary.main}`,
    },
  },
}));
