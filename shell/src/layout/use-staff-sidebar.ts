import { useEffect, useState } from 'react';
import type { StaffSidebar } from '@programme/contracts';
import { useShell } from '@programme/mfe-contract';
import { readSidebar, storeSidebar } from '../preferences/preference-storage';

export type Rail = {
  /** Whether the navigation shows its icons alone. */
  readonly collapsed: boolean;
  readonly onChange: (collapsed: boolean) => void;
};

/**
 * Whether the sidebar is the staff's, and whether they have collapsed it on this device. The page's element says the
 * same in `data-sidebar`, which the API sets in the page: so that the sidebar has its width before it is known who is
 * logged in.
 */
export function useStaffSidebar(): { readonly isStaff: boolean; readonly rail: Rail } {
  const { session } = useShell();
  const isKnown = session.status !== 'loading';
  const isStaff = session.user?.isAdmin === true;
  const [sidebar, setSidebar] = useState<StaffSidebar>(() => readSidebar() ?? 'wide');

  useEffect(() => {
    if (!isKnown) return;
    if (isStaff) {
      document.documentElement.dataset.sidebar = sidebar;
      storeSidebar(sidebar);
    } else showVisitorsSidebar();
  }, [isKnown, isStaff, sidebar]);

  const rail = {
    collapsed: sidebar === 'rail',
    onChange: (collapsed: boolean) => setSidebar(collapsed ? 'rail' : 'wide'),
  };
  return { isStaff, rail };
}

/** Gives the place of the staff's navigation back to the sidebar that everyone has. */
export function showVisitorsSidebar(): void {
  delete document.documentElement.dataset.sidebar;
}
