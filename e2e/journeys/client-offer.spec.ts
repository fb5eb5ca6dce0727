import { expect } from '@playwright/test';
import type { NewOffer } from '@programme/contracts';
import { expireOffer } from '../support/expire-offer.js';
import { giveCode, lookAtChart } from '../support/made-offers.js';
import { test } from '../support/offer-maker-test.js';
import { expectSound, soundIn } from '../support/sound-page.js';
import { textsIn } from '../support/texts.js';

const offers = {
  'of Enterprise, discounted and at the minimum': {
    quotes: [
      { packageType: 'enterprise', activeUsers: 20, monthsCount: 3, discountType: 'percentage', discountValue: 10 },
    ],
  },
  'of Comfort with a tip, expired': {
    quotes: [
      {
        packageType: 'comfort',
        employeesCount: 123,
        monthsCount: 4,
        note: 'One line\nand another',
        showBetterPriceHint: true,
      },
    ],
  },
  'of both, with table and chart': {
    currency: 'MXN',
    clientName: 'Compañía Española de Bienestar y Actividad Física, S. A. de C. V.',
    quotes: [
      { packageType: 'both', activeUsers: 4000, monthsCount: 12 },
      { packageType: 'enterprise', activeUsers: 60, monthsCount: 1 },
    ],
  },
} satisfies Record<string, Partial<NewOffer> & Pick<NewOffer, 'quotes'>>;

for (const { language, width } of soundIn) {
  test(`every state of the client's page is sound in ${language}`, async ({ page, maker }) => {
    const words = textsIn(language);
    await page.setViewportSize({ width, height: 900 });
    let last = '';
    for (const [name, offer] of Object.entries(offers)) {
      const { id, path, code } = await maker.make(offer);
      last = id;
      if (name.includes('expired')) expireOffer(id);
      await page.goto(`${path}?lang=${language}`);
      await giveCode(page, code);
      await expect(page.getByRole('article')).toBeVisible();
      if (name.includes('chart')) await lookAtChart(page);
      await expectSound(page, `an offer ${name}`, language);
    }

    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.reload();
    await expect(page.getByRole('article')).toBeVisible();
    // What the page preloads is what the remote asks for.
    expect(asked.filter((path) => path === `/api/offers/${last}/public`)).toHaveLength(1);

    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(`**/api/offers/${last}/public`, (route) => held.then(() => route.abort()));
    await page.reload();
    await expect(page.getByRole('progressbar', { name: words('offer.checking') })).toBeVisible();
    await expectSound(page, 'an offer on its way', language);
    letGo();
    await expect(page.getByText(words('offer.failed.title'))).toBeVisible();
    await expectSound(page, 'an offer that cannot be loaded', language);

    await page.goto(`/offer/none?lang=${language}`);
    await giveCode(page, 'wrong');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectSound(page, 'a refused code', language);
  });
}

test("the client's page is sound in the dark, by the reader's choices too", async ({ page, maker }) => {
  const words = textsIn('en');
  const { path, code } = await maker.make(offers['of both, with table and chart']);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${path}?lang=en`);
  await giveCode(page, 'wrong');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectSound(page, 'a refused code in the dark', 'en');
  await giveCode(page, code);
  const enterprise = page.getByRole('region', { name: words('offer.enterprise.heading', { count: 60, number: '60' }) });
  await enterprise.getByRole('radio', { name: words('offer.length', { count: 2 }) }).check({ force: true });
  await expect(enterprise.getByText(words('offer.length.longer'))).toBeVisible();
  await page.getByRole('button', { name: words('offer.chart.table') }).click();
  await lookAtChart(page);
  await expectSound(page, 'an offer in the dark', 'en');
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
