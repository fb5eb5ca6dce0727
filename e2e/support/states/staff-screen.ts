import { expect, type Page } from '@playwright/test';
import type { Language, TextKey } from '@programme/i18n';
import type { Words } from '../texts.js';
import type { ScreenState } from './screen-state.js';
import { readSeed } from './seed.js';

/** Stands for every code, which is random. */
const shownCode = 'ABCD-EFGH';

/** Answers of the API that are changed on their way to the page, by their paths. */
type Changes = Readonly<Record<string, (json: unknown) => unknown>>;

/** Opens a staff screen whose random codes are replaced on their way to the page. */
export async function openStaffScreen(
  page: Page,
  path: string,
  language: Language,
  changes: Changes = {},
): Promise<void> {
  const codes = Object.values(readSeed()).map(({ code }) => code);
  await page.route(/\/api\/(offers|overview)(\?|\/|$)/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const text = codes.reduce((whole, code) => whole.replaceAll(code, shownCode), await response.text());
    const change = changes[new URL(route.request().url()).pathname];
    const body = change ? JSON.stringify(change(JSON.parse(text))) : text;
    return route.fulfill({ response, body });
  });
  await page.goto(`${path}?lang=${language}`);
  await expect(page.getByRole('banner').getByRole('progressbar')).toBeHidden();
  await page.waitForLoadState('networkidle');
}

/** A screen as it opens, with changed answers. */
export const screenWith =
  (path: string, changes: Changes): ScreenState['reach'] =>
  (page, _words, language) =>
    openStaffScreen(page, path, language, changes);

/** A screen as it opens. */
export const screen = (path: string) => screenWith(path, {});

export const press = (page: Page, words: Words, key: TextKey, parameters: Record<string, string | number> = {}) =>
  page.getByRole('button', { name: words(key, parameters) }).click();
