import { withPriceBook } from '@programme/contracts';
import { routePath, usePriceBook } from '@programme/mfe-contract';
import { useNamedPrices } from './named-prices.context';

type PlainRoute = 'calculator2025' | 'calculator2026' | 'comfort' | 'pricing' | 'discounts';

/** The address of another screen. It names the price book where this screen's address does, so that both show its prices. */
export function useScreenPath(): (route: PlainRoute) => string {
  const { id } = usePriceBook();
  const isNamed = useNamedPrices() !== null;
  return (route) => (isNamed ? `${routePath(route)}?${withPriceBook('', id)}` : routePath(route));
}
