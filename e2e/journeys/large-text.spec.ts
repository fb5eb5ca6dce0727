import { expect } from '@playwright/test';
import { browserArguments, findBrowser } from '@programme/tools/workspace/browser';
import { giveCode } from '../support/made-offers.js';
import { test } from '../support/offer-maker-test.js';
import { Portal } from '../support/portal.js';
import { product } from '../support/product.js';
import { expectFit } from '../support/sound-page.js';
import { textsIn } from '../support/texts.js';

// As the settings of a browser do it, which enlarge text and nothing else.
test.use({
  launchOptions: { ...(await findBrowser()), args: [...browserArguments, '--blink-settings=defaultFontSize=32'] },
});

const widths = [1280, 720];
const price = 'employed_2025=9000&au_2025=2000&am_2025=9';

for (const language of ['pl', 'es'] as const) {
  test(`text of twice the size is cut off nowhere, and covers nothing, in ${language}`, async ({ page, maker }) => {
    const offer = await maker.make({
      clientName: 'Acme International Holding Company',
      quotes: [
        { packageType: 'both', activeUsers: 130, monthsCount: 6 },
        { packageType: 'enterprise', activeUsers: 2000, monthsCount: 12 },
      ],
    });

    await page.goto(`/?lang=${language}&currency=MXN&${price}`);
    await expect(page.getByRole('region').getByRole('status')).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await fits('calculator');

    for (const path of ['/comfort', '/pricing-enterprise', '/discounts', '/enterprise-list', '/auth']) await open(path);

    await page.goto(offer.path);
    await fits('gate');
    await giveCode(page, offer.code);
    await expect(page.getByRole('article')).toBeVisible();
    await fits('offer');

    await new Portal(page, textsIn(language)).logIn(product.admin);
    await expect(page.getByRole('heading', { level: 1, name: textsIn(language)('admin.tab.overview') })).toBeVisible();
    for (const path of ['/offers', `/offers/${offer.id}`, '/admin']) await open(path);
    for (const area of ['content', 'prices', 'logs', 'users', 'creators', 'slack']) await open(`/admin/${area}`);

    async function open(path: string) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await fits(path);
    }

    async function fits(screen: string) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectFit(page, `${screen} at ${width} px`);
      }
    }
  });
}
