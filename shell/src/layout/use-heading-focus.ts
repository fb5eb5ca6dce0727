import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from '@programme/platform';

/** Milliseconds that a new screen may take to bring its heading; after that, focus stays where it is. */
const patience = 10_000;

/**
 * After a navigation, moves focus to the heading of the new screen, for keyboards and screen readers. Not on the first
 * screen of a visit, and not when a tab has the focus, because the next key may open another tab.
 */
export function useHeadingFocus(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname || !content.current) return;
    shown.current = pathname;
    if (isOnTab(content.current)) return;
    if (focusHeading(content.current)) return;
    // The screen is still loading: wait for its heading to appear.
    const element = content.current;
    const observer = new MutationObserver(() => focusHeading(element) && observer.disconnect());
    observer.observe(element, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), patience);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [pathname, content]);
}

const isOnTab = (content: HTMLElement): boolean =>
  content.contains(document.activeElement) && document.activeElement?.getAttribute('role') === 'tab';

function focusHeading(content: HTMLElement): boolean {
  const heading = content.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
  window.scrollTo(0, 0);
  return true;
}
