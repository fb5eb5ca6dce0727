import { expect, type Page } from '@playwright/test';
import type { Language, TextKey } from '@programme/i18n';
import type { Words } from '../texts.js';
import type { ScreenState } from './screen-state.js';
import { readSeed } from './seed.js';

/** Stands for every code, which is random. */
const shownCode = 'ABCD-EFGH';

/** Opens a staff screen whose random codes are replaced on their way to the page. */
export async function openStaffScreen(page: Page, path: string, language: Language): Promise<void> {
  const codes = Object.values(readSeed()).map(({ code }) => code);
  await page.route(/\/api\/offers(\?|\/|$)/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const body = codes.reduce((text, code) => text.replaceAll(code, shownCode), await response.text());
    return route.fulfill({ response, body });
  });
  await page.goto(`${path}?lang=${language}`);
  await expect(page.getByRole('banner').getByRole('progressbar')).toBeHidden();
  await page.waitForLoadState('networkidle');
}

/** A screen as it opens. */
export const screen =
  (path: string): ScreenState['reach'] =>
  (page, _words, language) =>
    openStaffScreen(page, path, language);

export const press = (page: Page, words: Words, key: TextKey, parameters: Record<string, string | number> = {}) =>
  page.getByRole('button', { name: words(key, parameters) }).click();
