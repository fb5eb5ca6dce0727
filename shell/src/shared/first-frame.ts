/**
 * Resolves once the browser has painted the page. Scripts that are in the browser's cache arrive before that, and a page
 * that can be read must not wait for them. Resolves at once for a page that nobody sees: it gets no frames.
 */
export function firstFrame(): Promise<void> {
  const painted = performance.getEntriesByType('paint').length > 0;
  if (painted || document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
