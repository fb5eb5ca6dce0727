import { useEffect, useEffectEvent, useState } from 'react';
import { useTodaysPriceBook } from '../named-prices/named-prices.context';
import type { SavedCalculation } from '../store/saved-calculation';
import type { EnterpriseComparisonProps } from './enterprise-comparison';
import { inputOf } from './to-saved-calculation';

/**
 * What calculations by other prices would cost by the prices in force.
 *
 * @returns major units by the calculation's id; without those that are priced by the prices in force, or not known yet
 */
export function useTodaysTotals(
  calculations: readonly SavedCalculation[],
  price: EnterpriseComparisonProps['price'],
): ReadonlyMap<string, number> {
  const today = useTodaysPriceBook();
  const [totals, setTotals] = useState<ReadonlyMap<string, number>>(new Map());

  const read = useEffectEvent(async () => {
    const former = calculations.filter(({ priceBook }) => priceBook !== today.id);
    const priced = await Promise.allSettled(
      former.map(async (calculation) => {
        const { price2025, price2026 } = await price(inputOf(calculation), calculation.currency, today);
        const total = price2026?.finalTotal ?? price2025?.value2025;
        return total === undefined ? [] : [[calculation.id, total] as const];
      }),
    );
    return new Map(priced.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : [])));
  });

  useEffect(() => {
    let current = true;
    void read().then((known) => {
      if (current) setTotals(known);
    });
    return () => {
      current = false;
    };
  }, [calculations, today]);
  return totals;
}
