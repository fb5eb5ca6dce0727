import { expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import { formatMoney } from '@programme/formatting';
import {
  currencies,
  firstPriceBook,
  enterprisePrice,
  monthlyPayment2025,
  sheet2025Price,
  type Currency,
} from '@programme/pricing';
import { CalculatorScreen } from '../support/calculator.js';
import { test } from '../support/journey-test.js';
import { randomCases } from '../support/random-runs.js';
import { textsIn } from '../support/texts.js';

type Programme = { readonly currency: Currency; readonly activeUsers: number; readonly months: number };

const programmes = fc.sample(
  fc.record({
    activeUsers: fc.oneof(fc.integer({ min: 1, max: 3500 }), fc.integer({ min: 1, max: 1_000_000 })),
    months: fc.integer({ min: 1, max: 12 }),
  }),
  randomCases(5),
);

const price2026 = (programme: Programme) => {
  const { finalTotal, monthlyPayment } = enterprisePrice(firstPriceBook, programme);
  return { total: finalTotal, monthlyPayment };
};

const price2025 = (programme: Programme) => {
  const price = sheet2025Price(firstPriceBook, programme);
  return { total: price.value2025, monthlyPayment: monthlyPayment2025(price, programme.months) };
};

const calculators = [
  { path: '/', price: price2026 },
  { path: '/2026-admin', price: price2026 },
  { path: '/2025', price: price2025 },
];

type Case = { readonly activeUsers: number; readonly months: number; readonly expected: readonly string[] };

/**
 * Types, submits and reads inside the page, which is many times faster than doing it from outside, key by key. Returns the
 * cases whose figures did not come to be shown.
 */
function mismatches(page: Page, labels: { activeUsers: string; months: string }, cases: readonly Case[]) {
  return page.evaluate(
    async ({ labels: { activeUsers, months }, cases: all }) => {
      const fieldOf = (label: string) =>
        [...document.querySelectorAll('label')].find((one) => one.textContent === label)?.control as HTMLInputElement;
      const type = (field: HTMLInputElement, value: string) => {
        // React listens to the setter of the element, so the value goes in by that of its class.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      };
      const frame = () => new Promise(requestAnimationFrame);
      const shown = () => document.querySelector('section [role=status]')?.textContent ?? '';
      const submit = document.querySelector<HTMLButtonElement>('form [type=submit]');
      /** Frames until a figure is missed. */
      const patience = 600;

      const wrong: string[] = [];
      for (const one of all) {
        type(fieldOf(activeUsers), String(one.activeUsers));
        type(fieldOf(months), String(one.months));
        submit?.click();
        for (let frames = 0; !one.expected.every((amount) => shown().includes(amount)); frames += 1) {
          if (frames > patience) {
            wrong.push(
              `${one.activeUsers} users, ${one.months} months: ${shown()} instead of ${one.expected.join(', ')}`,
            );
            break;
          }
          await frame();
        }
        while (submit?.disabled) await frame();
      }
      return wrong;
    },
    { labels, cases },
  );
}

for (const { path, price } of calculators) {
  test(`${path} shows the engine's figures for random programmes`, async ({ page }) => {
    // So many reports in a minute would use up what the API takes from one address, for the journeys beside this one too.
    await page.route('**/api/logs', (route) => route.fulfill({ status: 201, json: { id: 1 } }));
    const words = textsIn('en');
    const screen = new CalculatorScreen(page, words);
    const labels = { activeUsers: words('calculator.form.activeUsers'), months: words('calculator.form.months') };
    for (const currency of currencies) {
      await screen.open(`${path}?currency=${currency}`);
      await screen.employees.fill('999999');
      const cases = programmes.map(({ activeUsers, months }) => {
        const { total, monthlyPayment } = price({ currency, activeUsers, months });
        const expected = [total, monthlyPayment].map((amount) => formatMoney(amount, currency, 'en'));
        return { activeUsers, months, expected };
      });
      expect(await mismatches(page, labels, cases), currency).toEqual([]);
    }
  });
}
