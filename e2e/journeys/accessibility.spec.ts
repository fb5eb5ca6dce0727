import { expect, test, type Page } from '@playwright/test';
import type { Language } from '@programme/i18n';
import { CalculatorScreen } from '../support/calculator.js';
import { complaintsOf, nowhere } from '../support/complaints.js';
import { expectSound, soundIn } from '../support/sound-page.js';
import { textsIn, type Words } from '../support/texts.js';

const offer = '/offer/00000000-0000-4000-8000-000000000000';

type State = {
  readonly name: string;
  /** Something fails on the way, of which the console tells. */
  readonly fails?: true;
  readonly reach: (page: Page, words: Words, language: Language) => Promise<void>;
};

const calculator = async (page: Page, words: Words, language: Language) => {
  const screen = new CalculatorScreen(page, words);
  await screen.open(`/?lang=${language}`);
  return screen;
};

const states: readonly State[] = [
  { name: 'the empty calculator', reach: async (...where) => void (await calculator(...where)) },
  {
    name: 'the calculator with faults',
    reach: async (...where) => {
      const screen = await calculator(...where);
      await screen.activeUsers.fill('12abc');
      await screen.submit.click();
      await expect(screen.employees).toBeFocused();
    },
  },
  {
    name: 'a result with everything on it, and a saved card',
    reach: async (page, words, language) => {
      const screen = await calculator(page, words, language);
      await screen.fill({ employees: '1000', activeUsers: '600', months: '6' });
      await page.getByRole('switch').click();
      // The fields of the months push the button away: a click would be lost while they open.
      await expect(
        page.getByLabel(words('calculator.form.advanced.month', { month: 6 }), { exact: true }),
      ).toBeVisible();
      await screen.submit.press('Enter');
      await screen.save();
      await expect(screen.saved).toHaveCount(1);
    },
  },
  {
    name: 'a 2025 result',
    reach: async (page, words, language) => {
      const screen = new CalculatorScreen(page, words);
      await screen.open(`/2025?lang=${language}`);
      await screen.calculate({ employees: '1000', activeUsers: '40', months: '6' });
    },
  },
  {
    name: 'a 2025 failure',
    fails: true,
    reach: async (page, words, language) => {
      await page.route('**/api/pricing-2025/**', (route) => route.abort());
      const screen = new CalculatorScreen(page, words);
      await screen.open(`/2025?lang=${language}`);
      await screen.fill({ employees: '1000', activeUsers: '40', months: '6' });
      await screen.submit.click();
      await expect(page.getByRole('alert')).toBeVisible();
      await page.unroute('**/api/pricing-2025/**');
    },
  },
  {
    name: 'the 2026 admin calculator with the table of its chart',
    reach: async (page, words, language) => {
      const screen = new CalculatorScreen(page, words);
      await screen.open(`/2026-admin?lang=${language}`);
      await screen.calculate({ employees: '1000', activeUsers: '130', months: '11' });
      await page.getByText(words('priceChart.table')).click();
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'the No Comparisons dialog',
    reach: async (page, words, language) => {
      await calculator(page, words, language);
      await page.getByRole('button', { name: words('shell.print') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the language menu',
    reach: async (page, words, language) => {
      await calculator(page, words, language);
      await page
        .locator('header')
        .getByRole('button', { name: words('shell.language', { language: '' }) })
        .click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: 'the 404 page',
    reach: async (page, words, language) => {
      expect((await page.goto(`${nowhere}?lang=${language}`))?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: words('shell.notFound.title') })).toBeVisible();
    },
  },
  {
    name: 'the login page',
    reach: async (page, _words, language) => {
      await page.goto(`/auth?lang=${language}`);
      await page.getByRole('main').locator('button[type=submit]').click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
    },
  },
  {
    name: 'the password gate',
    reach: async (page, _words, language) => {
      await page.goto(`${offer}?lang=${language}`);
      await expect(page.getByRole('main').locator('button[type=submit]')).toBeVisible();
    },
  },
];

for (const { language, width } of soundIn) {
  for (const { name, reach, fails } of states) {
    test(`${name} is sound in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const complaints = await complaintsOf(page);
      await reach(page, textsIn(language), language);
      await expectSound(page, name, language);
      if (!fails) expect(complaints).toEqual([]);
    });
  }
}
