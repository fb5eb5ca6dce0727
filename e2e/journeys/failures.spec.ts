import { expect, type Page } from '@playwright/test';
import { formatMoney } from '@programme/formatting';
import { CalculatorScreen } from '../support/calculator.js';
import { test } from '../support/journey-test.js';
import { textsIn } from '../support/texts.js';

const calculatorsEntry = '**/remotes/calculators/**/remote-entry.*.js';

async function expectFailurePanel(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toContainText('This part of the page could not be loaded', { timeout: 15_000 });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
}

test('without the API the 2026 price still works, and no comparison is shown', { tag: '@main' }, async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  const words = textsIn('en');
  const screen = new CalculatorScreen(page, words);
  await screen.open();
  await screen.calculate({ employees: '1200', activeUsers: '130', months: '6' });
  await expect(screen.amount(words('calculator.result.total'))).toHaveText(formatMoney(38_800, 'PLN', 'en'));
  await expect(screen.result).not.toContainText('You save');
});

for (const [what, scripts] of [
  ['its texts', '**/shell/**/texts-en*.js'],
  ["the application's script", '**/shell/**/main.*.js'],
] as const)
  test(`without ${what} a page stays readable, says so, reports it and can be loaded anew`, async ({ page }) => {
    const reports: unknown[] = [];
    await page.route('**/api/remote-failures', async (route) => {
      reports.push(route.request().postDataJSON());
      await route.fulfill({ status: 204 });
    });
    await page.route(scripts, (route) => route.abort('connectionrefused'));
    await page.goto('/?lang=en', { waitUntil: 'load' });
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('its buttons do not work');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(reports).toEqual([expect.objectContaining({ remote: 'shell', reason: 'chunk' })]);
    await page.unroute(scripts);
    await notice.getByRole('button', { name: 'Reload the page' }).click();
    await expect(notice).toHaveCount(0);
    const screen = new CalculatorScreen(page, textsIn('en'));
    await screen.calculate({ employees: '1200', activeUsers: '130', months: '6' });
  });

test('without the API the admin pages say that the server does not answer', async ({ page, context, baseURL }) => {
  // Without a session the page knows that nobody is logged in, and asks nothing.
  await context.addCookies([{ name: 'session', value: 'of-an-earlier-login', url: baseURL ?? '' }]);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.goto('/admin');
  const panel = page.getByRole('alert');
  await expect(panel).toContainText('The server is not responding');
  await page.unroute('**/api/**');
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL(/\/auth$/);
});

test('a slow comparison does not hold the price back', async ({ page }) => {
  let answer: (() => void) | undefined;
  const isAwaited = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/pricing-2025/**', async (route) => {
    await isAwaited;
    await route.continue();
  });
  const words = textsIn('en');
  const screen = new CalculatorScreen(page, words);
  await screen.open();
  await screen.calculate({ employees: '1200', activeUsers: '130', months: '6' });
  await expect(screen.result).not.toContainText('You save');
  answer?.();
  await expect(screen.result).toContainText('You save');
});

const faults: { name: string; break: (page: Page) => Promise<unknown> }[] = [
  {
    name: 'missing from the registry',
    // The page brings the registry of its own release; Retry asks for today's.
    break: (page) =>
      page.route('/', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('"calculators":', '"nobody":');
        await route.fulfill({ response, body });
      }),
  },
  { name: 'not found', break: (page) => page.route(calculatorsEntry, (route) => route.fulfill({ status: 404 })) },
  {
    name: 'broken',
    break: (page) =>
      page.route(calculatorsEntry, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'this is no JavaScript' }),
      ),
  },
  {
    name: 'not what was released',
    break: (page) =>
      page.route(calculatorsEntry, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()};document.title = 'altered';` });
      }),
  },
  { name: 'hanging', break: (page) => page.route(calculatorsEntry, () => undefined) },
  {
    name: 'of an older release and without its manifest',
    break: async (page) => {
      await page.route('**/mf-manifest.json', (route) => route.fulfill({ body: '<html>' }));
      await page.route('/', async (route) => {
        const response = await route.fetch();
        // Older releases have no integrity hash, which names the entry script as well.
        const body = (await response.text()).replaceAll(/,"integrity":{[^}]*}/g, '');
        await route.fulfill({ response, body });
      });
    },
  },
];

for (const fault of faults) {
  test(
    `a remote that is ${fault.name} leaves the frame alive, and Retry heals it`,
    { tag: fault.name === 'not found' ? '@main' : [] },
    async ({ page }) => {
      await fault.break(page);
      // A script that hangs may hold up the page's load event for ever.
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await expectFailurePanel(page);
      // Another part of the product works meanwhile.
      await page.unrouteAll();
      await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('button', { name: 'Calculate price' })).toBeVisible();
    },
  );
}

const comfortScript = '**/remotes/calculators/**/*features_comfort_comfort_page*.js';

/** What a tab finds that was left open over a release: the script it needs next is gone, and another release is live. */
async function releaseMeanwhile(page: Page): Promise<void> {
  await page.route(comfortScript, (route) => route.fulfill({ status: 404 }));
  await page.route('**/remotes.json', async (route) => {
    const response = await route.fetch();
    const registry = (await response.json()) as { remotes: { calculators: { version: string } } };
    registry.remotes.calculators.version += '-next';
    await route.fulfill({ response, json: registry });
  });
}

/** Counts how often the page is loaded, from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

async function openComfort(page: Page): Promise<void> {
  const words = textsIn('en');
  const comfort = page.getByRole('list', { name: words('shell.navigation.comfort') });
  await comfort.getByRole('link', { name: words('shell.navigation.calculator') }).click();
}

test(
  'a script that is gone after a release has the page loaded anew once, and then says so',
  { tag: '@main' },
  async ({ page }) => {
    const words = textsIn('en');
    await new CalculatorScreen(page, words).open('/?lang=en');
    await releaseMeanwhile(page);
    const loads = countLoads(page);
    const reported = page.waitForRequest('**/api/remote-failures');
    await openComfort(page);
    expect((await reported).postDataJSON()).toMatchObject({ remote: 'calculators', reason: 'chunk' });
    await expect.poll(loads).toBe(1);
    const panel = page.getByRole('alert');
    await expect(panel).toContainText(words('shell.remote.gone.text'));
    // An answer may be under way.
    await page.unrouteAll({ behavior: 'wait' });
    await panel.getByRole('button', { name: words('shell.reload') }).click();
    await expect(page.getByRole('heading', { level: 1, name: words('comfort.title') })).toBeVisible();
    // The served screen shows before the document has loaded.
    await expect.poll(loads).toBe(2);
  },
);

test('a script that is gone does not cost what was typed', async ({ page }) => {
  const words = textsIn('en');
  const screen = new CalculatorScreen(page, words);
  await screen.open('/?lang=en');
  await releaseMeanwhile(page);
  const loads = countLoads(page);
  await screen.calculate({ employees: '1200', activeUsers: '130', months: '6' });
  await screen.save();
  await openComfort(page);
  await expect(page.getByRole('alert')).toContainText(words('shell.remote.gone.text'));
  await page.goBack();
  await expect(screen.comparison).toBeVisible();
  expect(loads()).toBe(0);
});

test('a text that is missing shows its key', async ({ page }) => {
  await page.route('**/remotes/calculators/**/texts-en.*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('calculator2026.title', 'calculator2026.gone');
    await route.fulfill({ response, body });
  });
  await page.goto('/?lang=en');
  await expect(page.getByRole('heading', { level: 1, name: 'calculator2026.title' })).toBeVisible();
});
