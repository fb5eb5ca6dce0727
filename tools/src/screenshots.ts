/** `npm run screenshots`: takes the screenshots of the README again, from the product that runs at PRODUCT_URL. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './workspace/browser.js';
import { root } from './workspace/root.js';

const url = process.env.PRODUCT_URL ?? 'http://localhost:3000';
const folder = join(root, 'docs/screenshots');

const browser = await chromium.launch({
  ...(await findBrowser()),
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 820 }, reducedMotion: 'reduce' });
await mkdir(folder, { recursive: true });

await page.goto(`${url}/?lang=en&currency=EUR`);
for (const [activeUsers, months] of [
  [130, 6],
  [320, 12],
  [130, 11],
]) {
  await page.getByLabel('Number of employees').fill('1200');
  await page.getByRole('textbox', { name: 'Number of active users' }).fill(String(activeUsers));
  await page.getByLabel('Number of months').fill(String(months));
  await page.getByRole('button', { name: 'Calculate price' }).click();
  await page.getByRole('button', { name: 'Save for comparison' }).click();
}
// The last toast would cover the screenshot; it disappears by itself.
await page.mouse.move(0, 0);
await page.getByRole('button', { name: 'Close', exact: true }).waitFor({ state: 'detached' });

await page.evaluate('scrollTo(0, 0)');
await page.screenshot({ path: join(folder, 'calculator.jpg'), type: 'jpeg', quality: 82 });

await page.getByRole('region', { name: 'Comparison' }).screenshot({ path: join(folder, 'comparison.png') });
await browser.close();
