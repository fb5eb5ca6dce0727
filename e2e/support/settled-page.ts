import type { Page } from '@playwright/test';

/** The values of `data-theme`. */
export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/**
 * Shows a theme, and waits until nothing of the page is on its way any more: what is looked at must not be a state that
 * lasts only on a slow machine. A page that follows the system and one with a theme of its own look the same.
 */
export async function settle(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  // Whatever lies below the pointer would look hovered.
  await page.mouse.move(0, 0);
  await page.evaluate(async (value) => {
    document.documentElement.dataset['theme'] = value;
    scrollTo(0, 0);
    const frames = async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    };
    // A resize is answered by observers, and those by a render.
    await frames();
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    // Those of a spinner never end.
    const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
    await frames();
  }, theme);
}
