/** Stands in until the screen is written. */
export function Calculator2026AdminPage() {
  return null;
}
