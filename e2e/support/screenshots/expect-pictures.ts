import { expect, type Locator, type Page } from '@playwright/test';
import type { ScreenState } from './screen-state.js';

/** The values of `data-theme`. */
export const themes = ['light', 'dark'] as const;

type Theme = (typeof themes)[number];

/** What a picture shows from the top of a page, in CSS px: the screen of a phone and of a laptop. */
const phone = { width: 360, height: 640 } as const;
const laptop = { width: 1280, height: 640 } as const;

/**
 * Compares what a page shows with its stored pictures: on a laptop, then on a phone, in both themes each. Every picture
 * that differs is told, not only the first.
 */
export async function expectPictures(page: Page, state: ScreenState, begin?: Locator): Promise<void> {
  const { name, heights, side, dialogAlone } = state;
  const target = dialogAlone ? page.getByRole('dialog') : page;
  for (const { width, height } of [laptop, phone]) {
    await page.setViewportSize({ width, height: heights?.[width] ?? height });
    const shown = side && width === laptop.width ? (['light'] as const) : themes;
    for (const theme of shown) await expectPicture(page, `${name}-${width}-${theme}`, { theme, begin, target });
  }
}

/** As {@link expectPictures}, for the phone alone: texts break alike in every theme, and there is least room there. */
export async function expectPhonePicture(page: Page, name: string, begin?: Locator): Promise<void> {
  await page.setViewportSize(phone);
  await expectPicture(page, `${name}-${phone.width}-light`, { theme: 'light', begin, target: page });
}

type Picture = { readonly theme: Theme; readonly begin: Locator | undefined; readonly target: Page | Locator };

async function expectPicture(page: Page, name: string, { theme, begin, target }: Picture): Promise<void> {
  await settle(page, theme);
  await begin?.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  // Its overloads take a page or a locator, not either.
  await expect.soft(target as Page).toHaveScreenshot(`${name}.png`);
}

/**
 * Shows a theme, and waits until nothing of the page is on its way any more: what is stored must not be a state that
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
