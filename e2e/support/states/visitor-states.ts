import { expect, type Page } from '@playwright/test';
import { apiPaths, pagePaths } from '@programme/contracts';
import type { Language } from '@programme/i18n';
import { CalculatorScreen } from '../calculator.js';
import { ComfortScreen } from '../comfort.js';
import { nowhere } from '../complaints.js';
import { hydrated } from '../hydrated.js';
import type { Words } from '../texts.js';
import { closeToasts } from './close-toasts.js';
import type { ScreenState } from './screen-state.js';

const calculator = async (page: Page, words: Words, language: Language, path = '/') => {
  const screen = new CalculatorScreen(page, words);
  await screen.open(`${path}?lang=${language}&currency=EUR`);
  return screen;
};

const programme = { employees: '1200', activeUsers: '130', months: '6' };

const advancedMonth = (page: Page, words: Words) =>
  page.getByLabel(words('calculator.form.advanced.month', { month: 6 }), { exact: true });

/** A page of text, which has no state. */
const read =
  (path: string): ScreenState['reach'] =>
  async (page, _words, language) => {
    await page.goto(`${path}?lang=${language}&currency=EUR`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await hydrated(page);
  };

/** @param query overrules the currency */
const comfort =
  (query: string): ScreenState['reach'] =>
  (page, words, language) =>
    new ComfortScreen(page, words).open(
      `lang=${language}&${query}${query.includes('currency') ? '' : '&currency=EUR'}`,
    );

/** The longest figures that Comfort shows. */
const largest = 'currency=MXN&company=1000000&participation=60';

/** What everybody may open. */
export const visitorStates: readonly ScreenState[] = [
  { name: 'calculator', forcedColors: 900, reach: calculator },
  {
    name: 'calculator-faults',
    side: true,
    reach: async (...where) => {
      const screen = await calculator(...where);
      await screen.activeUsers.fill('12abc');
      await screen.submit.click();
      await expect(screen.employees).toBeFocused();
    },
  },
  {
    name: 'calculator-price',
    forcedColors: 2000,
    longTexts: true,
    heights: { 360: 1300, 1280: 900 },
    reach: async (...where) => (await calculator(...where)).calculate(programme),
  },
  {
    name: 'calculator-advanced',
    side: true,
    heights: { 1280: 900 },
    reach: async (page, words, language) => {
      const screen = await calculator(page, words, language);
      await screen.fill(programme);
      await page.getByRole('switch').click();
      await expect(advancedMonth(page, words)).toBeVisible();
    },
  },
  {
    name: 'calculator-everything',
    withoutPictures: true,
    reach: async (page, words, language) => {
      const screen = await calculator(page, words, language);
      await screen.fill({ employees: '1000', activeUsers: '600', months: '6' });
      await page.getByRole('switch').click();
      // The fields of the months push the button away: a click would be lost while they open.
      await expect(advancedMonth(page, words)).toBeVisible();
      await screen.submit.press('Enter');
      await screen.save();
      await expect(screen.saved).toHaveCount(1);
    },
  },
  {
    name: 'no-comparisons-dialog',
    side: true,
    dialogAlone: true,
    reach: async (page, words, language) => {
      await calculator(page, words, language);
      await page.getByRole('button', { name: words('shell.print') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'language-menu',
    side: true,
    reach: async (page, words, language) => {
      await calculator(page, words, language);
      await page
        .getByRole('banner')
        .getByRole('button', { name: words('shell.language', { language: '' }) })
        .click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: 'calculator-comparison',
    forcedColors: 900,
    longTexts: true,
    from: (page, words) => new CalculatorScreen(page, words).comparison,
    reach: async (page, words, language) => {
      const screen = await calculator(page, words, language);
      for (const [index, months] of ['3', '12'].entries()) {
        await screen.calculate({ ...programme, months });
        await screen.save();
        await expect(screen.saved).toHaveCount(index + 1);
      }
      await closeToasts(page, words);
    },
  },
  {
    name: 'menu',
    side: true,
    phoneOnly: true,
    reach: async (page, words, language) => {
      await page.setViewportSize({ width: 360, height: 720 });
      await calculator(page, words, language);
      await page.getByRole('button', { name: words('shell.menu.open') }).click();
      await expect(page.getByRole('navigation')).toBeVisible();
    },
  },
  {
    name: 'calculator-2026-admin',
    side: true,
    reach: (page, words, language) => calculator(page, words, language, '/2026-admin'),
  },
  {
    name: 'calculator-2026-admin-price',
    reach: async (page, words, language) => {
      const screen = await calculator(page, words, language, '/2026-admin');
      await screen.calculate({ ...programme, months: '11' });
    },
  },
  {
    name: 'calculator-2026-admin-table',
    withoutPictures: true,
    reach: async (page, words, language) => {
      const screen = await calculator(page, words, language, '/2026-admin');
      await screen.calculate({ ...programme, months: '11' });
      await page.getByText(words('priceChart.table')).click();
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  { name: 'calculator-2025', side: true, reach: (page, words, language) => calculator(page, words, language, '/2025') },
  {
    name: 'calculator-2025-price',
    reach: async (page, words, language) => (await calculator(page, words, language, '/2025')).calculate(programme),
  },
  {
    name: 'calculator-2025-failed',
    side: true,
    heights: { 360: 1200 },
    fails: true,
    reach: async (page, words, language) => {
      await page.route('**/api/pricing-2025/**', (route) => route.abort());
      const screen = await calculator(page, words, language, '/2025');
      await screen.fill(programme);
      await screen.submit.click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'comfort', forcedColors: 1600, reach: comfort('') },
  { name: 'comfort-flex', longTexts: true, reach: comfort('company=1250&plan=flex&method=manual&seats=31') },
  {
    name: 'comfort-largest-pack',
    withoutPictures: true,
    reach: comfort(`${largest}&pack=12&addons=webinar-consultation&features=3`),
  },
  { name: 'comfort-largest-flex', withoutPictures: true, reach: comfort(`${largest}&plan=flex`) },
  {
    name: 'comfort-faults',
    side: true,
    heights: { 360: 900 },
    reach: async (page, words, language) => {
      const screen = new ComfortScreen(page, words);
      await screen.open(`lang=${language}&currency=EUR`);
      await screen.companySize.fill('12abc');
      await expect(page.locator('[aria-invalid=true]')).toBeVisible();
    },
  },
  { name: 'pricing', forcedColors: 1600, longTexts: true, reach: read('/pricing-enterprise') },
  { name: 'discounts', reach: read('/discounts') },
  { name: 'description', reach: read('/enterprise-list') },
  {
    name: 'not-found',
    reach: async (page, words, language) => {
      expect((await page.goto(`${nowhere}?lang=${language}&currency=EUR`))?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: words('shell.notFound.title') })).toBeVisible();
      await hydrated(page);
    },
  },
  { name: 'login', reach: read('/auth') },
  {
    name: 'login-faults',
    side: true,
    reach: async (page, words, language) => {
      await read('/auth')(page, words, language);
      await page.getByRole('main').locator('button[type=submit]').click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
    },
  },
  {
    name: 'login-register',
    side: true,
    reach: async (page, words, language) => {
      await read('/auth')(page, words, language);
      await page.getByRole('tab', { name: words('auth.register') }).click();
    },
  },
  {
    name: 'password-link',
    side: true,
    reach: async (page, words, language) => {
      const opened = { purpose: 'reset', username: 'Zoë Żak', until: '2030-03-16T09:00:00.000Z' };
      await page.route(`**${apiPaths.linksOpen}`, (route) => route.fulfill({ json: opened }));
      await page.goto(`${pagePaths.link}?lang=${language}&currency=EUR#${'x'.repeat(43)}`);
      await expect(page.getByLabel(words('users.password.label'), { exact: true })).toBeVisible();
      await hydrated(page);
    },
  },
  {
    name: 'password-link-used',
    side: true,
    fails: true,
    reach: async (page, words, language) => {
      await page.goto(`${pagePaths.link}?lang=${language}&currency=EUR#${'x'.repeat(43)}`);
      await expect(page.getByRole('alert')).toContainText(words('link.useless'));
      await hydrated(page);
    },
  },
];
