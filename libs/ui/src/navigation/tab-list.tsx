import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { nextTabIndex } from './next-tab-index';

type Props = {
  /** Accessible name. */
  readonly label: string;
  /** Whether arrow keys open the tab that they move to (`automatic`), or Enter and Space do (`manual`). */
  readonly activation: 'automatic' | 'manual';
  readonly ref?: Ref<HTMLDivElement>;
  readonly className?: string;
  /** Elements of the role `tab`: buttons, or links where each tab is an address. Only the open one has `tabIndex` 0. */
  readonly children: ReactNode;
};

/** Keyboard of a tab list, by the ARIA pattern: arrow keys, Home and End move the focus. Disabled tabs are skipped. */
export function TabList({ label, activation, ref, className, children }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:not([aria-disabled=true])')];
    const index = tabs.findIndex((tab) => tab === document.activeElement);
    const focused = tabs[index];
    // Browsers open a link by Enter only.
    if (event.key === ' ' && focused instanceof HTMLAnchorElement) {
      event.preventDefault();
      focused.click();
      return;
    }
    const tab = tabs[nextTabIndex(event.key, index, tabs.length) ?? -1];
    if (!tab) return;
    event.preventDefault();
    tab.focus();
    if (activation === 'automatic') tab.click();
  };
  return (
    <div role="tablist" aria-label={label} ref={ref} className={className} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
