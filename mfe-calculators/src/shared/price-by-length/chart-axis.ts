/** An axis from zero. */
export type ChartAxis = {
  /** The highest value that it shows. */
  readonly max: number;
  /** Values with a grid line, lowest first; the first is 0 and the last is `max`. */
  readonly ticks: readonly number[];
};

/** Steps that people count in, times a power of ten. */
const steps = [1, 2, 2.5, 5, 10];
const mostIntervals = 4;

/** An axis for values of at least 0, with round ticks and room for the highest. */
export function axisOf(values: readonly number[]): ChartAxis {
  const highest = Math.max(...values, 1);
  const power = 10 ** Math.floor(Math.log10(highest / mostIntervals));
  const step = (steps.find((one) => one * power * mostIntervals >= highest) ?? 10) * power;
  const intervals = Math.ceil(highest / step);
  return { max: intervals * step, ticks: Array.from({ length: intervals + 1 }, (_, index) => index * step) };
}

/** The height of a value in a band, in per cent. */
export const share = (value: number, { max }: ChartAxis): number => (value / max) * 100;
