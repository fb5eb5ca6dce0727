import { expect, type Browser, type Page } from '@playwright/test';
import { release } from '@programme/tools/release/release';
import { rollBack } from '@programme/tools/release-folder/registry';
import { buildChanged, liveBuildWith } from '../support/builds.js';
import { test } from '../support/journey-test.js';
import { OwnProduct } from '../support/own-product.js';
import { Portal } from '../support/portal.js';
import { product as credentials } from '../support/product.js';
import { textsIn } from '../support/texts.js';

const words = textsIn('en');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** A tab of somebody who has not been here before, and the releases that it loads scripts of. */
async function newTab(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const versions = new Set<string>();
  page.on('request', (request) => {
    const [, version] = /\/remotes\/calculators\/([^/]+)\/.*\.js$/.exec(new URL(request.url()).pathname) ?? [];
    if (version) versions.add(version);
  });
  return { page, versions };
}

test('parts are released, rolled back, broken and mended while people work', async ({ browser }) => {
  const product = await OwnProduct.start('releases');
  const { releases: folder, url } = product;
  try {
    const open = await newTab(browser, url);
    await open.page.goto('/?lang=en');
    await expect(heading(open.page, words('calculator2026.title', { year: 2026 }))).toBeVisible();

    // Calculators 1.1, by a team that has not taken up the latest contract.
    const build = await buildChanged(
      'mfe-calculators',
      {
        'package.json': ['"version": "1.0.0"', '"version": "1.1.0"'],
        'src/features/calculator-2026/calculator-2026.page.tsx': [
          "title={translate('calculator2026.title', { year })}",
          'title="Calculator 1.1"',
        ],
      },
      { contract: '1.2.0' },
    );
    const version = await release({ folder, app: 'calculators', build, version: '1.1.0' });

    await test.step('the tab that is open goes on, also to a screen that it has not loaded yet', async () => {
      const before = [...open.versions];
      const comfort = open.page.getByRole('list', { name: words('shell.navigation.comfort') });
      await comfort.getByRole('link', { name: words('shell.navigation.calculator') }).click();
      await expect(heading(open.page, words('comfort.title'))).toBeVisible();
      expect([...open.versions]).toEqual(before);
      expect(before).not.toContain(version);
    });

    await test.step('a new tab has 1.1, without a restart', async () => {
      const { page, versions } = await newTab(browser, url);
      await page.goto('/?lang=en');
      await expect(heading(page, 'Calculator 1.1')).toBeVisible();
      expect([...versions]).toEqual([version]);
    });

    await test.step('after rolling back, a new tab has 1.0', async () => {
      expect((await rollBack(folder, 'calculators')).from).toBe(version);
      const { page, versions } = await newTab(browser, url);
      await page.goto('/?lang=en');
      await expect(heading(page, words('calculator2026.title', { year: 2026 }))).toBeVisible();
      expect([...versions]).toEqual([...open.versions]);
    });

    const broken = await liveBuildWith(folder, 'admin', '__federation_expose_remote', (code) => `this is ${code}`);
    await release({ folder, app: 'admin', build: broken, version: '1.1.0' });
    const staff = await newTab(browser, url);

    await test.step('a broken admin remote shows its panel, and visitors notice nothing', async () => {
      await staff.page.goto('/auth?lang=en');
      await expect(staff.page.getByRole('alert')).toContainText(words('shell.remote.failed.title'), {
        timeout: 12_000,
      });
      await expect(staff.page.getByRole('banner')).toBeVisible();
      await staff.page.getByRole('link', { name: words('shell.home') }).click();
      await expect(heading(staff.page, words('calculator2026.title', { year: 2026 }))).toBeVisible();
      await expect.poll(() => product.log).toMatch(/"remote":"admin".*"path":"\/auth".*"reason":"unloadable"/);
    });

    await test.step('mended, Retry heals it', async () => {
      await staff.page.goBack();
      await expect(staff.page.getByRole('alert')).toBeVisible({ timeout: 12_000 });
      await rollBack(folder, 'admin');
      await staff.page
        .getByRole('alert')
        .getByRole('button', { name: words('shell.retry') })
        .click();
      await expect(heading(staff.page, words('auth.title'))).toBeVisible();
      await new Portal(staff.page, words).logIn(credentials.admin);
      await expect(staff.page.getByRole('tablist', { name: words('admin.tabs') })).toBeVisible();
    });
  } finally {
    await product.stop();
  }
});
