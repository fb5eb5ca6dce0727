import { useEffect } from 'react';
import { usePageTitle, useShell } from '@programme/mfe-contract';
import type { Currency } from '@programme/pricing';
import { useIsClient } from '../shared/use-is-client';

/**
 * What an open offer tells the shell: its title, that it can be printed, and the currency that its client reads prices in
 * from now on. Staff keep their own currency.
 */
export function useOpenedOffer(heading: string, currency: Currency): void {
  const { preferences, setPrintableComparison } = useShell();
  usePageTitle(heading);

  useEffect(() => {
    setPrintableComparison({ savedCalculations: 1, documentTitle: heading, wholeScreen: true });
    return () => setPrintableComparison(null);
  }, [setPrintableComparison, heading]);

  const isClient = useIsClient();
  const chosen = preferences.currency;
  const { setCurrency } = preferences;
  useEffect(() => {
    if (isClient && chosen !== currency) setCurrency(currency);
  }, [isClient, chosen, currency, setCurrency]);
}
