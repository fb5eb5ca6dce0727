/**
 * `npm run bench -- key-press`: how long a key press takes until a calculator shows new figures, on this machine's processor and on
 * one four times slower: until the price, and until all, with timeline and chart. Measures the product at PRODUCT_URL and, in turn with it, the
 * one at AGAINST where that is set.
 */
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '@programme/tools/workspace/browser';
import { median, quantile } from './figures.js';
import { throttle } from './throttling.js';

const urls = [process.env.PRODUCT_URL ?? 'http://localhost:3000', process.env.AGAINST ?? []].flat();
/** Typed one after the other, ten times over: each key makes another number of people. */
const keys = '3579';
const rounds = 10;

const screens = {
  '/comfort': (page: Page) => Promise.resolve(page.getByLabel('Company size', { exact: true })),
  '/': async (page: Page) => {
    await page.getByLabel('Number of employees').fill('9999');
    await page.getByLabel('Number of months').fill('6');
    return page.getByRole('textbox', { name: 'Number of active users' });
  },
};
type Screen = keyof typeof screens;

const browser = await chromium.launch({
  ...(await findBrowser()),
  args: ['--no-sandbox'],
});

async function keyPresses(url: string, screen: Screen, slowdown: number) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${url}${screen}?lang=en`);
  const field = await screens[screen](page);
  // What loads with the first figures is there before it is measured.
  await field.fill('3579');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    /** Of each key press that changed figures: when the first were painted, and when the last. */
    const times: { first: number; last: number }[] = [];
    let pressed: number | undefined;
    let painted: { first: number; last: number } | undefined;
    addEventListener(
      'keydown',
      () => {
        pressed = performance.now();
        painted = undefined;
      },
      true,
    );
    new MutationObserver((changes) => {
      const start = pressed;
      const figures = changes.some(
        ({ target }) => !target.parentElement?.closest('label') && /\d/.test(target.textContent ?? ''),
      );
      if (start === undefined || !figures) return;
      // Painted with the frame after this one.
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (start !== pressed) return;
          const passed = performance.now() - start;
          if (painted) painted.last = passed;
          else times.push((painted = { first: passed, last: passed }));
        }),
      );
    }).observe(document.querySelector('main') as Node, { subtree: true, characterData: true, childList: true });
    Object.assign(window, { times });
  });
  await throttle(page, { name: '', slowdown });
  for (let round = 0; round < rounds; round += 1) {
    await field.press('ControlOrMeta+A');
    for (const key of keys) {
      await field.press(key);
      await page.waitForTimeout(slowdown * 100);
    }
  }
  const times = (await page.evaluate('times')) as { first: number; last: number }[];
  await page.close();
  return times;
}

const rows = [];
for (const screen of Object.keys(screens) as Screen[]) {
  for (const slowdown of [1, 4]) {
    for (const url of urls) rows.push(await row(url, screen, slowdown));
  }
}
await browser.close();
console.table(rows);

async function row(url: string, screen: Screen, slowdown: number) {
  const times = await keyPresses(url, screen, slowdown);
  const first = times.map((time) => time.first);
  const last = times.map((time) => time.last);
  return {
    product: url,
    screen,
    processor: slowdown === 1 ? 'this machine' : `${slowdown} times slower`,
    'key presses': times.length,
    ...figuresOf('price', first),
    ...figuresOf('all', last),
  };
}

function figuresOf(name: string, milliseconds: readonly number[]) {
  return {
    [`${name}: median ms`]: Math.round(median(milliseconds)),
    [`${name}: p95 ms`]: Math.round(quantile(milliseconds, 0.95)),
  };
}
