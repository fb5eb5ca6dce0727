/** The value at a share of the sorted ones: 0.5 is the median. */
export function quantile(values: readonly number[], share: number) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

export const milliseconds = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ms`;
