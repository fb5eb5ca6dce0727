/** `npm run screenshots`: takes the screenshots of the README again, from the product that runs at PRODUCT_URL. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { calculate, openProductPage } from '../workspace/product-page.js';
import { root } from '../workspace/root.js';

const folder = join(root, 'docs/screenshots');

const { browser, page } = await openProductPage({ width: 1200, height: 820 });
await mkdir(folder, { recursive: true });

await page.goto('/?lang=en&currency=EUR');
for (const [activeUsers, months] of [
  [130, 6],
  [320, 12],
  [130, 11],
] as const) {
  await calculate(page, 1200, activeUsers, months);
  await page.getByRole('button', { name: 'Save for comparison' }).click();
}
// The last toast would cover the screenshot; it disappears by itself.
await page.mouse.move(0, 0);
await page.getByRole('button', { name: 'Close', exact: true }).waitFor({ state: 'detached' });

await page.evaluate('scrollTo(0, 0)');
await page.screenshot({ path: join(folder, 'calculator.jpg'), type: 'jpeg', quality: 82 });

await page.getByRole('region', { name: 'Comparison' }).screenshot({ path: join(folder, 'comparison.png') });
await browser.close();
