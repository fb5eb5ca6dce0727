/** Stands in until the screen is written. */
export function ComfortPage() {
  return null;
}
