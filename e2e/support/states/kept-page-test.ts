import { test as base, type Page } from '@playwright/test';
import { apiPaths } from '@programme/contracts';
import { complaintsOf } from '../complaints.js';
import { fixedProduct } from './fixed-product.js';

type Kept = { readonly page: Page; readonly complaints: string[] };

const noStorage = { cookies: [], origins: [] };

/**
 * Playwright's test with one page a worker, which each test gets as if it were new. A page in a context of its own loads
 * and compiles all scripts again, which is most of what it costs to open a screen (docs/adr/0030).
 */
export const test = base.extend<{ complaints: string[] }, { kept: Kept }>({
  kept: [
    async ({ browser }, use, { project }) => {
      const { baseURL, timezoneId, locale, deviceScaleFactor, contextOptions } = project.use;
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL !== undefined && { baseURL }),
        ...(timezoneId !== undefined && { timezoneId }),
        ...(locale !== undefined && { locale }),
        ...(deviceScaleFactor !== undefined && { deviceScaleFactor }),
      });
      const page = await context.newPage();
      await page.clock.setFixedTime(fixedProduct.now);
      await use({ page, complaints: await complaintsOf(page) });
      await context.close();
    },
    { scope: 'worker' },
  ],

  context: ({ kept }, use) => use(kept.page.context()),

  page: async ({ kept: { page, complaints }, context, storageState }, use) => {
    // Has no scripts: nothing stores anything again.
    await page.goto(apiPaths.healthLive);
    await page.evaluate(() => sessionStorage.clear());
    await context.setStorageState(storageState ?? noStorage);
    complaints.length = 0;
    await use(page);
    // Left before its routes go: a page whose data was kept from it asks again, and its visit would be in the data of others.
    await page.goto(apiPaths.healthLive);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },

  complaints: ({ kept }, use) => use(kept.complaints),
});
