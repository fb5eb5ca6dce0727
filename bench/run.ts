/**
 * `npm run bench`: how long a key press takes until the Comfort calculator shows new figures, on this machine's
 * processor and on one four times slower. Measures the product that runs at PRODUCT_URL.
 */
import { chromium } from '@playwright/test';
import { findBrowser } from '@programme/tools/workspace/browser';
import { median, quantile } from './figures.js';
import { throttle } from './throttling.js';

const url = process.env.PRODUCT_URL ?? 'http://localhost:3000';
/** Typed one after the other, ten times over: each key makes another number of seats. */
const keys = '3579';
const rounds = 10;

const browser = await chromium.launch({
  ...(await findBrowser()),
  args: ['--no-sandbox'],
});

async function keyPresses(slowdown: number) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${url}/comfort?lang=en`);
  const field = page.getByLabel('Company size', { exact: true });
  await field.waitFor();
  await page.evaluate(() => {
    const figures = document.querySelector('section [role=status]');
    const times: number[] = [];
    let pressed = 0;
    addEventListener('keydown', () => (pressed = performance.now()), true);
    new MutationObserver(() => {
      const start = pressed;
      // Painted with the frame after this one.
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - start)));
    }).observe(figures as Node, { subtree: true, characterData: true, childList: true });
    Object.assign(window, { times });
  });
  await throttle(page, { name: '', slowdown });
  for (let round = 0; round < rounds; round += 1) {
    await field.press('ControlOrMeta+A');
    for (const key of keys) {
      await field.press(key);
      await page.waitForTimeout(150);
    }
  }
  const times = (await page.evaluate('times')) as number[];
  await page.close();
  return times;
}

const asIs = await keyPresses(1);
const slow = await keyPresses(4);
await browser.close();

console.table(
  Object.fromEntries(
    [
      ['this machine', asIs],
      ['4 times slower', slow],
    ].map(([name, values]) => {
      const times = values as number[];
      return [
        name,
        {
          'key presses': times.length,
          'median ms': Math.round(median(times)),
          'p95 ms': Math.round(quantile(times, 0.95)),
          ratio: Number((median(times) / median(asIs)).toFixed(2)),
        },
      ];
    }),
  ),
);
