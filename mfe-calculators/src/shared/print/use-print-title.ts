import { useEffect } from 'react';

/** Names the document while the browser prints it, whoever asked for that: the name is also that of a saved PDF. */
export function usePrintTitle(title: string): void {
  useEffect(() => {
    let screenTitle: string | null = null;
    const name = () => {
      screenTitle = document.title;
      document.title = title;
    };
    const giveBack = () => {
      if (screenTitle !== null) document.title = screenTitle;
      screenTitle = null;
    };
    window.addEventListener('beforeprint', name);
    window.addEventListener('afterprint', giveBack);
    return () => {
      window.removeEventListener('beforeprint', name);
      window.removeEventListener('afterprint', giveBack);
    };
  }, [title]);
}
