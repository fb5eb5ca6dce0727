import { expect, type Page } from '@playwright/test';
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

/** A page of text, which has no state. */
const read =
  (path: string): ScreenState['reach'] =>
  async (page, _words, language) => {
    await page.goto(`${path}?lang=${language}&currency=EUR`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await hydrated(page);
  };

const comfort =
  (query: string): ScreenState['reach'] =>
  (page, words, language) =>
    new ComfortScreen(page, words).open(`lang=${language}&currency=EUR&${query}`);

/** What everybody may open. */
export const visitorStates: readonly ScreenState[] = [
  { name: 'calculator', reach: calculator },
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
      await expect(
        page.getByLabel(words('calculator.form.advanced.month', { month: 6 }), { exact: true }),
      ).toBeVisible();
    },
  },
  {
    name: 'calculator-comparison',
    longTexts: true,
    from: (page, words) => new CalculatorScreen(page, words).comparison,
    reach: async (...where) => {
      const screen = await calculator(...where);
      for (const [index, months] of ['3', '12'].entries()) {
        await screen.calculate({ ...programme, months });
        await screen.save();
        await expect(screen.saved).toHaveCount(index + 1);
      }
      await closeToasts(screen.page);
    },
  },
  {
    name: 'menu',
    side: true,
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
  { name: 'calculator-2025', side: true, reach: (page, words, language) => calculator(page, words, language, '/2025') },
  {
    name: 'calculator-2025-price',
    reach: async (page, words, language) => (await calculator(page, words, language, '/2025')).calculate(programme),
  },
  { name: 'comfort', reach: comfort('') },
  { name: 'comfort-flex', longTexts: true, reach: comfort('company=1250&plan=flex&method=manual&seats=31') },
  { name: 'pricing', longTexts: true, reach: read('/pricing-enterprise') },
  { name: 'discounts', reach: read('/discounts') },
  { name: 'description', reach: read('/enterprise-list') },
  { name: 'not-found', reach: read(nowhere) },
  { name: 'login', reach: read('/auth') },
  {
    name: 'login-register',
    side: true,
    reach: async (page, words, language) => {
      await read('/auth')(page, words, language);
      await page.getByRole('tab', { name: words('auth.register') }).click();
    },
  },
];
