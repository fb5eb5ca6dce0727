/** Stands in until the screen is written. */
export function PricingPage() {
  return null;
}
