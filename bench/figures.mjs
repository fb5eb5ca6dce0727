/** The value at a share of the sorted ones: 0.5 is the median. @param {readonly number[]} values @param {number} share */
export function quantile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** @param {readonly number[]} values */
export const median = (values) => quantile(values, 0.5);

/** @param {number} value */
export const milliseconds = (value) => `${value.toFixed(value < 100 ? 1 : 0)} ms`;
