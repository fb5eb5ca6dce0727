/** Stands in until the screen is written. */
export function Calculator2025Page() {
  return null;
}
