/**
 * `npm run screenshots -- tour`: records the README's tour of the main job again, from the product that runs at PRODUCT_URL, with the
 * login of ADMIN_USERNAME and ADMIN_PASSWORD. It makes an offer there.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Recorder, tourViewport } from './recorder.js';
import { calculate, openProductPage, productUrl } from '../workspace/product-page.js';
import { root } from '../workspace/root.js';

const file = join(root, 'docs/screenshots/tour.webp');

const { browser, page } = await openProductPage(tourViewport);
const recorder = new Recorder(page);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabel(name, { exact: true });

const login = await page.request.post('/api/login', {
  data: { username: process.env.ADMIN_USERNAME ?? 'admin', password: process.env.ADMIN_PASSWORD ?? '' },
  headers: { origin: new URL(productUrl).origin },
});
if (!login.ok()) throw new Error(`Logging in failed with ${login.status()}: set ADMIN_USERNAME and ADMIN_PASSWORD`);

recorder.caption('1 · A salesperson prices the programme');
await page.goto('/?lang=en&currency=EUR');
await recorder.take(1.2);
await calculate(page, 1200, 130, 6);
await button('Save for comparison').waitFor();
await recorder.take(2);
await recorder.click(1.4, button('Save for comparison'));
await page.getByRole('heading', { name: 'Comparison' }).evaluate((heading) => heading.scrollIntoView());
await recorder.take(1.8);

recorder.caption('2 · The price becomes an offer');
await recorder.click(1.4, page.getByRole('link', { name: 'Create offer from this' }));
await field('Client Name').fill('Northwind Ltd');
await field('Creator').selectOption({ index: 1 });
await recorder.take(1.8);
await recorder.click(1.2, button('Continue to Add Quotes'));
await recorder.take(2);
await recorder.click(1.2, button('Create Offer'));
await page.getByRole('heading', { name: 'The offer is ready' }).waitFor();
await recorder.take(2);
const code = await page.locator('dd code').innerText();
const link = await page.getByRole('link', { name: 'Preview Offer' }).getAttribute('href');

recorder.caption('3 · The client opens the link and types the code');
await page.context().clearCookies();
await page.goto(`${link}?lang=en`);
await recorder.take(1.4);
await page.getByRole('main').locator('input').fill(code);
await recorder.click(1.4, page.getByRole('main').locator('button[type=submit]'));

recorder.caption('4 · The client reads the prices');
await page.getByRole('article').waitFor();
await recorder.take(2);
await page.mouse.wheel(0, 240);
await recorder.take(2.4);

const picture = await recorder.join();
await writeFile(file, picture);
await browser.close();
console.log(`${recorder.frames.length} frames, ${Math.round(picture.length / 1000)} kB`);
