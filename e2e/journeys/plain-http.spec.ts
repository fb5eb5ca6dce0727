import { expect } from '@playwright/test';
import { browserArguments, findBrowser } from '@programme/tools/workspace/browser';
import { test } from '../support/journey-test.js';
import { product } from '../support/product.js';
import { textsIn } from '../support/texts.js';

/** An address that browsers do not trust as they trust localhost: there is no `crypto.randomUUID`, and no clipboard. */
const host = 'plain.example';

test.use({
  baseURL: `http://${host}:${product.port}`,
  launchOptions: {
    ...(await findBrowser()),
    args: [...browserArguments, `--host-resolver-rules=MAP ${host} 127.0.0.1`],
  },
});

const words = textsIn('en');

test('Save for comparison works on plain http', async ({ page }) => {
  await page.goto('/?employed_2025=1200&au_2025=130&am_2025=6');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole('button', { name: words('saved.save') }).click();
  const comparison = page.getByRole('region', { name: words('saved.title') });
  await expect(comparison.getByRole('columnheader')).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: words('saved.saved.title') })).toBeVisible();
});
