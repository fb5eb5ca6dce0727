import { useEffect } from 'react';
import { useShell } from '@programme/mfe-contract';

/** Lets the header's print button print the open screen as it stands, under this title. */
export function usePrintableScreen(documentTitle: string): void {
  const { setPrintableComparison } = useShell();
  useEffect(() => {
    setPrintableComparison({ savedCalculations: 1, documentTitle, wholeScreen: true });
    return () => setPrintableComparison(null);
  }, [setPrintableComparison, documentTitle]);
}
