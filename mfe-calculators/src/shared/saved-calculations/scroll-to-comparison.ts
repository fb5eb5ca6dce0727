/** Id of the heading over the saved calculations. */
export const comparisonHeadingId = 'comparison';

/** Brings the saved calculations into view, once the one just saved is among them. */
export function scrollToComparison(): void {
  requestAnimationFrame(() => {
    document.getElementById(comparisonHeadingId)?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  });
}
