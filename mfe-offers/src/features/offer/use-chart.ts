import { startTransition, useEffect, useState } from 'react';
import type { MonthlyBarChart } from '@programme/charts';

type Chart = typeof MonthlyBarChart;

/** Milliseconds after which the library comes unasked: the prices are shown and can be used by then. */
const unaskedAfterMs = 2000;

const load = async (): Promise<Chart> => (await import('@programme/charts')).MonthlyBarChart;

/**
 * The chart of months, whose library is the largest on the page: it comes as soon as it is wanted, or after a while, as
 * paper cannot wait for it. Not `lazy`, which draws nothing at the first moment even when all is there.
 *
 * @returns null until it has come
 */
export function useChart(isWanted: boolean): Chart | 'failed' | null {
  const [chart, setChart] = useState<Chart | 'failed' | null>(null);
  useEffect(() => {
    const keep = (loaded: Chart) => startTransition(() => setChart(() => loaded));
    if (isWanted) return void load().then(keep, () => setChart('failed'));
    // A failure is told when somebody wants to see it.
    const timer = setTimeout(() => void load().then(keep, () => undefined), unaskedAfterMs);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return chart;
}
