import { useEffect, useState, useSyncExternalStore } from 'react';
import type { StaffSidebar } from '@programme/contracts';
import { useShell } from '@programme/mfe-contract';
import { tokens } from '@programme/ui';
import { readSidebar, storeSidebar } from '../preferences/preference-storage';

export type Rail = {
  /** Whether the navigation shows its icons alone. */
  readonly collapsed: boolean;
  readonly onChange: (collapsed: boolean) => void;
};

const narrow = `(max-width: ${tokens.railBreakpoint}em)`;

function watchWidth(onChange: () => void): () => void {
  const width = matchMedia(narrow);
  width.addEventListener('change', onChange);
  return () => width.removeEventListener('change', onChange);
}

const isNarrowNow = () => matchMedia(narrow).matches;

/**
 * Whether the sidebar is the staff's, and whether they have collapsed it on this device. The page's element says the
 * same in `data-sidebar`, which the API sets in the page: so that the sidebar has its width before it is known who is
 * logged in. Where little room is left beside it, it is a rail until somebody expands it, and so the next time.
 */
export function useStaffSidebar(): { readonly isStaff: boolean; readonly rail: Rail } {
  const { session } = useShell();
  const isKnown = session.status !== 'loading';
  const isStaff = session.may('offers.read');
  const [sidebar, setSidebar] = useState<StaffSidebar>(() => readSidebar() ?? 'wide');
  const [isOpened, setOpened] = useState(false);
  const isNarrow = useSyncExternalStore(watchWidth, isNarrowNow, () => false);

  useEffect(() => {
    if (!isKnown) return;
    if (isStaff) {
      document.documentElement.dataset.sidebar = isNarrow && isOpened ? 'opened' : sidebar;
      storeSidebar(sidebar);
    } else showVisitorsSidebar();
  }, [isKnown, isStaff, sidebar, isNarrow, isOpened]);

  const rail = {
    collapsed: isNarrow ? !isOpened : sidebar === 'rail',
    onChange: (collapsed: boolean) => (isNarrow ? setOpened(!collapsed) : setSidebar(collapsed ? 'rail' : 'wide')),
  };
  return { isStaff, rail };
}

/** Gives the place of the staff's navigation back to the sidebar that everyone has. */
export function showVisitorsSidebar(): void {
  delete document.documentElement.dataset.sidebar;
}
