import { createContext, useContext } from 'react';
import { usePriceBook } from '@programme/mfe-contract';
import type { PriceBook } from '@programme/pricing';

/** Prices that the address names, which are not the ones in force. */
export type NamedPrices = {
  /** The price book in force; `usePriceBook` is the named one. */
  readonly today: PriceBook;
  /** Whether they have not been in force yet: then nothing is saved, logged or offered. */
  readonly isPreview: boolean;
};

const NamedPricesContext = createContext<NamedPrices | null>(null);

export const NamedPricesProvider = NamedPricesContext.Provider;

/** Null where the screen calculates by the prices in force. */
export const useNamedPrices = (): NamedPrices | null => useContext(NamedPricesContext);

/** The price book in force, whichever one the screen calculates by. */
export function useTodaysPriceBook(): PriceBook {
  const shown = usePriceBook();
  return useNamedPrices()?.today ?? shown;
}
