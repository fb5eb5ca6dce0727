import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { hydrated } from './hydrated.js';

/**
 * Playwright's test, in which a page that was gone to or loaded anew has been hydrated, whoever opened it: a click before
 * that is another test's subject. With `waitUntil`, the caller says what to wait for.
 */
export const test = base.extend<object, { hydratedPages: void }>({
  hydratedPages: [
    async ({ browser }, use) => {
      const watch = (context: BrowserContext) => void context.on('page', waitsForHydration);
      browser.on('context', watch);
      await use();
      browser.off('context', watch);
    },
    { scope: 'worker', auto: true },
  ],
});

function waitsForHydration(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (!options?.waitUntil) await hydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (!options?.waitUntil) await hydrated(page);
    return response;
  };
}
