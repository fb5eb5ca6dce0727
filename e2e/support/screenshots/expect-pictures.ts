import { expect, type Page } from '@playwright/test';

/** The values of `data-theme`. */
export const themes = ['light', 'dark'] as const;

/**
 * What a picture covers from the top of a page, at most; CSS px. A theme changes colours and no layout, so a dark laptop
 * is left to the stories. All pictures together may have 6 MB.
 */
const frames = [
  { theme: 'light', width: 360, height: 680 },
  { theme: 'light', width: 1280, height: 440 },
  { theme: 'dark', width: 360, height: 440 },
] as const satisfies readonly Frame[];

type Frame = { readonly theme: (typeof themes)[number]; readonly width: number; readonly height: number };

/**
 * Compares what a page shows with the stored picture of each frame. Every picture that differs is told, not only the
 * first.
 */
export async function expectPictures(page: Page, name: string): Promise<void> {
  for (const frame of frames) await expectPicture(page, name, frame);
}

/** As {@link expectPictures}, for the phone alone: texts break alike in every theme, and there is least room there. */
export const expectPhonePicture = (page: Page, name: string) => expectPicture(page, name, frames[0]);

async function expectPicture(page: Page, name: string, { theme, width, height }: Frame): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await setTheme(page, theme);
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(height, pageHeight) };
  await expect.soft(page).toHaveScreenshot(`${name}-${width}-${theme}.png`, { fullPage: true, clip });
}

/** A page that follows the system and one with a theme of its own look the same; the fonts of both have arrived. */
export async function setTheme(page: Page, theme: Frame['theme']): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(async (value) => {
    document.documentElement.dataset['theme'] = value;
    scrollTo(0, 0);
    await document.fonts.ready;
  }, theme);
}
