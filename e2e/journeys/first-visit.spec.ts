import { expect, type Browser, type Page } from '@playwright/test';
import { firstPriceBook } from '@programme/pricing';
import { textNodesOf, translatePage } from '@programme/testing/translate-page';
import { test } from '../support/journey-test.js';
import { textsIn } from '../support/texts.js';

const languages = ['en', 'pl', 'es'] as const;

const screens = [
  { path: '/', title: 'calculator2026.title' },
  { path: '/comfort', title: 'comfort.title' },
  { path: '/pricing-enterprise', title: 'pricing.title' },
] as const;

/** What the browser objects to. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** A page is served as it was rendered when its part was released, so nothing in it may depend on the day. */
const daysSinceRelease = 40;

test.beforeEach(({ page }) => page.clock.setSystemTime(Date.now() + daysSinceRelease * 24 * 3600 * 1000));

const withoutScripts = async (browser: Browser, baseURL: string | undefined, address: string) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  return { page, close: () => context.close() };
};

for (const { path, title } of screens) {
  test(`${path} is there before any script, in each language`, { tag: '@main' }, async ({ browser, baseURL }) => {
    for (const language of languages) {
      const words = textsIn(language);
      const { page, close } = await withoutScripts(browser, baseURL, `${path}?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        words(title, { year: String(firstPriceBook.year) }),
      );
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await close();
    }
  });

  test(`${path} is hydrated as it stands`, { tag: '@main' }, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.addInitScript(() => {
      const seen = { shift: 0, heading: null as Element | null };
      Object.assign(globalThis, { seen });
      document.addEventListener('readystatechange', () => (seen.heading ??= document.querySelector('h1')));
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${path}?lang=pl&currency=EUR`);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    // It answers: the menu opens.
    await page.getByRole('button', { name: 'Waluta: EUR' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    const result = await page.evaluate(() => {
      const { seen } = globalThis as unknown as { seen: { shift: number; heading: Element | null } };
      return { shift: seen.shift, kept: seen.heading !== null && seen.heading === document.querySelector('h1') };
    });
    expect(result.kept).toBe(true);
    expect(result.shift).toBeLessThanOrEqual(0.02);
    expect(complaints).toEqual([]);
  });
}

/** As a browser's translator does, which does not wait for the scripts. */
const translate = (page: Page): Promise<unknown> =>
  page.evaluate(`(() => { ${textNodesOf.toString()} (${translatePage.toString()})(document.body); })()`);

for (const translated of [false, true]) {
  test(
    `what was typed, ticked and clicked before the scripts came is not lost${translated ? ' in a translated page' : ''}`,
    { tag: '@main' },
    async ({ page }) => {
      let letThrough = () => undefined as void;
      const held = new Promise<void>((resolve) => (letThrough = resolve));
      for (const scripts of ['**/shell/**/main.*.js', '**/remotes/calculators/**/*.js'])
        await page.route(scripts, async (route) => {
          await held;
          await route.continue();
        });
      const words = textsIn('en');
      await page.goto('/?lang=en', { waitUntil: 'domcontentloaded' });
      if (translated) await translate(page);
      const employees = page.getByLabel(words('calculator.form.employees'), { exact: true });
      await employees.fill('1200');
      await page.getByLabel(words('calculator.form.activeUsers'), { exact: true }).fill('130');
      const months = page.getByLabel(words('calculator.form.months'), { exact: true });
      // By its segment: a choice is in the page alone until React reads it.
      const six = page.getByRole('radio', { name: words('calculator.form.months.option', { count: 6 }) });
      await six.check({ force: true });
      await page.getByRole('button', { name: words('calculator.form.submit') }).click();
      await months.focus();
      letThrough();
      await expect(page.getByRole('region', { name: words('calculator.result'), exact: true })).toContainText('38');
      await expect(months).toHaveValue('6');
      await expect(page).toHaveURL(/\/\?lang=en$/);
      // So is the last key before a reload.
      await employees.fill('1300');
      await page.reload();
      await expect(employees).toHaveValue('1,300');
    },
  );
}

test('a choice of language and currency is there from the first byte of the next visit', async ({ page }) => {
  await page.goto('/?lang=pl&currency=EUR');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const next = await page.request.get('/comfort');
  const html = await next.text();
  expect(html).toContain('<html lang="pl">');
  expect(html).toContain(textsIn('pl')('comfort.title'));
  expect(html).toMatch(/aria-label="[^"]*EUR"/);
});

test('a screen of staff comes with its page, and does not wait for the session to be known', async ({ request }) => {
  for (const [path, screen] of [
    ['/offers', 'offers-management_page'],
    ['/admin', 'overview_page'],
  ] as const)
    expect(await (await request.get(path)).text()).toMatch(new RegExp(`<link rel="preload" href="[^"]*${screen}`));
});

test("an offer's page holds nothing of the offer, and tells search engines so", async ({ request }) => {
  const answer = await request.get('/offer/0b9c5a52-9d0d-4b6f-8a52-111111111111');
  expect(answer.headers()['x-robots-tag']).toContain('noindex');
  expect(await answer.text()).not.toContain('0b9c5a52');
});

test(
  'the gate of an offer is there before any script, and takes a code that is typed meanwhile',
  { tag: '@main' },
  async ({ page }) => {
    let letThrough = () => undefined as void;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/shell/**/main.*.js', async (route) => {
      await held;
      await route.continue();
    });
    const complaints = complaintsOf(page);
    const words = textsIn('pl');
    await page.goto('/offer/0b9c5a52-9d0d-4b6f-8a52-111111111111?lang=pl', { waitUntil: 'domcontentloaded' });
    const code = page.getByLabel(words('offer.password'), { exact: true });
    await code.fill('wrong');
    await page.getByRole('button', { name: words('offer.submit') }).click();
    expect(complaints).toEqual([]);
    letThrough();
    await expect(page.getByRole('alert').first()).toContainText(words('server.invalidOfferPassword'));
    await expect(code).toHaveValue('wrong');
    await expect(page).toHaveURL(/lang=pl$/);
    // The browser itself reports the answer 401.
    expect(complaints.filter((line) => !line.includes('401'))).toEqual([]);
  },
);

test('an address with inputs of a calculation shows that calculation, and nothing else first', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/?lang=en&currency=PLN&employed_2025=1200&au_2025=130&am_2025=6');
  const words = textsIn('en');
  await expect(page.getByRole('region', { name: words('calculator.result'), exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});
