import { expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import { formatMoney } from '@programme/formatting';
import { comfortSummary, currencies, firstPriceBook, type Currency } from '@programme/pricing';
import { ComfortScreen } from '../support/comfort.js';
import { test } from '../support/journey-test.js';
import { randomCases } from '../support/random-runs.js';
import { textsIn } from '../support/texts.js';

const { participation: range } = firstPriceBook.comfort;

const plans = fc.sample(
  fc.record({
    companySize: fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 1_000_000 })),
    participation: fc.integer({ min: range.min / range.step, max: range.max / range.step }).map((n) => n * range.step),
    /** Months of a pack; null is flex. */
    pack: fc.constantFrom(null, 2, 3, 6, 12),
    /** Webinar, consultation, custom contract, promotional materials. */
    addOns: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()),
    engagementFeatures: fc.constantFrom(0, 1, 2, 3),
    autoTopUp: fc.boolean(),
  }),
  randomCases(5),
);

type Plan = (typeof plans)[number];
type Case = Plan & { readonly expected: readonly string[] };

function expectedFigures(plan: Plan, currency: Currency): string[] {
  const [webinar, consultation, customContract, promotionalMaterials] = plan.addOns;
  const { totalCost, seatsCost, topUp } = comfortSummary(firstPriceBook, {
    currency,
    seats: { method: 'automatic', companySize: plan.companySize, participation: plan.participation },
    plan: plan.pack === null ? { type: 'flex' } : { type: 'pack', months: plan.pack },
    addOns: {
      webinar,
      consultation,
      customContract,
      promotionalMaterials,
      engagementFeatures: plan.engagementFeatures as 0 | 1 | 2 | 3,
    },
    autoTopUp: plan.autoTopUp,
  });
  const amounts = [totalCost, seatsCost, ...(topUp ? [topUp.maxExtraCost] : [])];
  return amounts.map((amount) => formatMoney(amount, currency, 'en', { precision: 'display' }));
}

/** Sets each plan inside the page and reads the summary; returns the plans whose figures did not come to be shown. */
function mismatches(page: Page, labels: Record<'companySize' | 'flex' | 'pack' | 'summary', string>, cases: Case[]) {
  return page.evaluate(
    async ({ labels: words, cases: all }) => {
      const type = (field: HTMLInputElement, value: string) => {
        // React listens to the setter of the element, so the value goes in by that of its class.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));
      };
      const frame = () => new Promise(requestAnimationFrame);
      const inputs = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(`main ${selector}`)];
      const companySize = () =>
        [...document.querySelectorAll('label')].find((one) => one.textContent === words.companySize)
          ?.control as HTMLInputElement;
      const tab = (name: string) =>
        [...document.querySelectorAll<HTMLElement>('[role=tab]')].find((one) => one.textContent === name);
      const set = (input: HTMLInputElement | undefined, checked: boolean) => {
        if (input && input.checked !== checked) input.click();
      };
      const shown = () =>
        [...document.querySelectorAll('section')].find((one) => one.querySelector('h2')?.textContent === words.summary)
          ?.textContent ?? '';
      /** Frames until a figure is missed. */
      const patience = 600;

      const wrong: string[] = [];
      for (const one of all) {
        type(companySize(), String(one.companySize));
        const slider = inputs('[type=range]')[0];
        if (slider) type(slider, String(one.participation));
        tab(one.pack === null ? words.flex : words.pack)?.click();
        await frame();
        if (one.pack !== null) set(inputs(`[type=radio][value="${one.pack}"]`)[0], true);
        inputs('[type=checkbox]:not([role=switch])').forEach((box, index) => set(box, one.addOns[index] ?? false));
        // The last group of radios; a pack length may have the same value.
        set(inputs(`[type=radio][value="${one.engagementFeatures}"]`).at(-1), true);
        set(inputs('[role=switch]')[0], one.autoTopUp);
        for (let frames = 0; !one.expected.every((amount) => shown().includes(amount)); frames += 1) {
          if (frames > patience) {
            wrong.push(`${JSON.stringify(one)}: ${shown()}`);
            break;
          }
          await frame();
        }
      }
      return wrong;
    },
    { labels, cases },
  );
}

test("the Comfort calculator shows the engine's figures for random plans", async ({ page }) => {
  const words = textsIn('en');
  const screen = new ComfortScreen(page, words);
  const labels = {
    companySize: words('comfort.seats.companySize'),
    flex: words('comfort.plan.flex'),
    pack: words('comfort.plan.pack'),
    summary: words('comfort.summary.title'),
  };
  for (const currency of currencies) {
    await screen.open(`lang=en&currency=${currency}`);
    const cases = plans.map((plan) => ({ ...plan, expected: expectedFigures(plan, currency) }));
    expect(await mismatches(page, labels, cases), currency).toEqual([]);
  }
});
