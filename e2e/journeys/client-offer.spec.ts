import { expect } from '@playwright/test';
import { giveCode, lookAtChart } from '../support/made-offers.js';
import { test } from '../support/offer-maker-test.js';
import { textsIn } from '../support/texts.js';

test('what the page preloads is what its remote asks for, once', async ({ page, maker }) => {
  const { id, path, code } = await maker.make({
    quotes: [{ packageType: 'enterprise', activeUsers: 20, monthsCount: 3 }],
  });
  await page.goto(path);
  await giveCode(page, code);
  await expect(page.getByRole('article')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await expect(page.getByRole('article')).toBeVisible();
  expect(asked.filter((address) => address === `/api/offers/${id}/public`)).toHaveLength(1);
});

test(
  'two options are seen on a phone without much scrolling, and print as they stand in the PDF',
  { tag: '@main' },
  async ({ page, maker }) => {
    const { path, code } = await maker.make({
      quotes: [
        { packageType: 'enterprise', activeUsers: 300, monthsCount: 6, discountType: 'percentage', discountValue: 12 },
        { packageType: 'comfort', employeesCount: 123, monthsCount: 3, note: 'A light start for one site.' },
      ],
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${path}?lang=en`);
    await giveCode(page, code);
    await lookAtChart(page);
    const screen = { top: 0, bottom: 844 };
    for (const seen of [page.locator('article data:visible').first(), page.getByRole('group').first()]) {
      const box = await seen.boundingBox();
      expect(box?.y).toBeGreaterThan(screen.top);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(screen.bottom);
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2500);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('article li:has(h3):visible')).toHaveCount(6);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('table')).toHaveCount(1);
  },
);

test('the chart of an offer is printed without having been scrolled to, and each option on one sheet', async ({
  page,
  maker,
}) => {
  const { path, code } = await maker.make({ quotes: [{ packageType: 'both', activeUsers: 120, monthsCount: 6 }] });
  const library = page.waitForResponse((response) => response.url().includes('x-charts'));
  await page.goto(`${path}?lang=en`);
  await giveCode(page, code);
  await (await library).finished();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('figure').locator('rect[class*=Bar]').first()).toBeVisible();
  for (const option of await page.getByRole('region', { name: /\(for 120 / }).all()) {
    await expect(option).toHaveCSS('break-inside', 'avoid');
  }
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test(
  'the page of an offer loads no code of calculators or admins, and nothing large before it is asked for',
  { tag: '@edge' },
  async ({ page, maker }) => {
    const { path, code } = await maker.make({
      quotes: [{ packageType: 'enterprise', activeUsers: 20, monthsCount: 3 }],
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path);
    await giveCode(page, code);
    await expect(page.getByRole('article')).toBeVisible();
    const scripts = asked.filter((address) => address.endsWith('.js'));
    expect(scripts.filter((address) => !/^\/(shell|remotes\/offers)\//.test(address))).toEqual([]);
    expect(asked.filter((address) => /pdf|charts|\.ttf/i.test(address))).toEqual([]);
    await page.getByRole('button', { name: textsIn('en')('offer.pdf') }).click();
    await expect.poll(() => asked.some((address) => address.endsWith('.ttf'))).toBe(true);
  },
);
