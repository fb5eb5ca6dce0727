import { useEffect, useRef, type ReactNode } from 'react';
import { styled, TabList } from '@programme/ui';

type Props = { readonly label: string; readonly open: string; readonly children: ReactNode };

/** A row of tabs above their panel: links where each is an address, else buttons. */
export function TabRow({ label, open, children }: Props) {
  const row = useRef<HTMLDivElement>(null);
  // The row scrolls sideways where it is wider than the screen; the open tab must be visible, also after a turn of a phone.
  useEffect(() => {
    const element = row.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    // It also tells the width that the row begins with.
    const observer = new ResizeObserver(() => showOpenTab(element));
    observer.observe(element);
    // Another language has longer or shorter words.
    for (const tab of element.querySelectorAll('[role=tab]')) observer.observe(tab);
    return () => observer.disconnect();
  }, [open]);
  return (
    <Row ref={row} label={label} activation="manual">
      {children}
    </Row>
  );
}

/** Not `scrollIntoView`, which may move the page as well. */
function showOpenTab(row: HTMLElement): void {
  const tab = row.querySelector('[aria-selected=true]');
  if (!tab) return;
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}

const Row = styled(TabList)(({ theme }) => ({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  // Its own hairline, which the mark of the open tab covers.
  boxShadow: `inset 0 -1px 0 ${theme.palette.divider}`,
  scrollbarWidth: 'none',
  '& [role=tab]': {
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    minHeight: 40,
    padding: '0 12px',
    border: 0,
    background: 'none',
    color: theme.palette.text.secondary,
    fontFamily: 'inherit',
    fontSize: '0.875rem',
    fontWeight: 550,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
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
    '&[aria-disabled=true]': { color: theme.palette.text.disabled, cursor: 'default' },
  },
}));
