import { expect, type Page } from '@playwright/test';
import type { Language } from '@programme/i18n';
import type { Theme } from '../settled-page.js';
import { textsIn } from '../texts.js';
import type { ScreenState } from './screen-state.js';

/** Compares a state with its stored picture. The page has settled, at the picture's width and in its theme. */
export async function expectPicture(
  page: Page,
  state: ScreenState,
  language: Language,
  picture: { readonly name: string; readonly width: number; readonly theme: Theme | 'forced' },
): Promise<void> {
  const words = textsIn(language);
  const unpictured = state.unpictured?.(page, words);
  const hide = (visibility: string) =>
    unpictured?.evaluateAll(
      (elements: HTMLElement[], value) => elements.forEach(({ style }) => style.setProperty('visibility', value)),
      visibility,
    );
  await hide('hidden');
  const begin = state.from?.(page, words);
  await begin?.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const target = state.dialogAlone ? page.getByRole('dialog') : page;
  // Its overloads take a page or a locator, not either.
  await expect.soft(target as Page).toHaveScreenshot(`${picture.name}-${picture.width}-${picture.theme}.png`);
  await hide('');
}
