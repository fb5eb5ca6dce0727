/** Stands in until the screen is written. */
export function DiscountsPage() {
  return null;
}
