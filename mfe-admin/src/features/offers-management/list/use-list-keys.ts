import { useEffect, type KeyboardEvent, type RefObject } from 'react';

const isTyping = (element: Element | null): boolean =>
  element instanceof HTMLElement && (element.matches('input, select, textarea') || element.isContentEditable);

/** Keys of the list: `/` goes to the search, arrows from there and from row to row, whose link Enter opens. */
export function useListKeys(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const toSearch = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      // A dialog or a menu above the list has the keyboard.
      if (isTyping(document.activeElement) || document.querySelector('[role=dialog], [role=menu]')) return;
      const search = list.current?.querySelector<HTMLInputElement>('input[type=search]');
      if (!search) return;
      event.preventDefault();
      search.focus();
      search.select();
    };
    window.addEventListener('keydown', toSearch);
    return () => window.removeEventListener('keydown', toSearch);
  }, [list]);

  return (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || !(event.target instanceof HTMLElement)) return;
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('tr[data-offer] th a')];
    const isSearch = event.target.matches('input[type=search]');
    const row = event.target.closest('tr[data-offer]');
    if (!isSearch && !row) return;
    const here = isSearch ? -1 : links.findIndex((link) => row?.contains(link));
    const next = links[here + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView?.({ block: 'nearest' });
  };
}
