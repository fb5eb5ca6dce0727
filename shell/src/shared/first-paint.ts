/** Milliseconds from a frame to its paint, at most; for browsers that do not tell when they painted. */
const paintBudget = 100;

/**
 * Resolves once the browser has parsed the page and painted what is in `root`. Scripts that are in the browser's cache
 * arrive before that, and a page that can be read must not wait for them. Does not wait for a paint of an empty page, nor
 * of one that nobody sees: it gets no frames.
 */
export async function firstPaint(root: HTMLElement): Promise<void> {
  await parsed();
  const painted = performance.getEntriesByType('paint').length > 0;
  if (painted || !root.hasChildNodes() || document.visibilityState === 'hidden') return;
  await new Promise<void>((resolve) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint' });
    requestAnimationFrame(() => setTimeout(resolve, paintBudget));
  });
}

function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }));
}
