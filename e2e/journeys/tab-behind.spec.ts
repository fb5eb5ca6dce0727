import { expect } from '@playwright/test';
import { giveCode } from '../support/made-offers.js';
import { test } from '../support/offer-maker-test.js';

const halfMinutes = 10;

test('an offer in a tab behind calls nothing, so that its session may end', async ({ page, maker }) => {
  const { path, code } = await maker.make({
    quotes: [{ packageType: 'enterprise', activeUsers: 20, monthsCount: 3 }],
  });
  await page.clock.install();
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.method()));
  const reports = () => calls.filter((method) => method === 'PUT').length;

  await page.goto(path);
  await giveCode(page, code);
  await expect(page.getByRole('article')).toBeVisible();
  await expect.poll(() => calls.filter((method) => method === 'POST').length).toBe(2);
  // The first report comes 30 seconds later, or a round later when the view's answer was still on its way then.
  const aSecondOn = async () => {
    await page.clock.runFor(1000);
    return reports();
  };
  await expect.poll(aSecondOn, { intervals: [20] }).toBe(1);

  // Headless, each tab takes itself for the one in front.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(reports).toBe(2);
  const before = calls.length;
  for (let passed = 0; passed < halfMinutes; passed += 1) await page.clock.runFor(30_000);

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(calls.length).toBe(before);
  await page.clock.runFor(30_000);
  await expect.poll(() => calls.length).toBeGreaterThan(before);
});
