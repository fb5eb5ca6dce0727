import { expect, type Page } from '@playwright/test';
import { formatMoney, formatPercent } from '@programme/formatting';
import type { Language, TextKey } from '@programme/i18n';
import { currencies, firstPriceBook, enterprisePrice, type Currency } from '@programme/pricing';
import { test } from '../support/journey-test.js';
import { textsIn, type Words } from '../support/texts.js';

const year = String(firstPriceBook.year);

/** What the page's examples are for; the page names the number too, which `openPricing` checks. */
const activeUsers = 150;

async function openPricing(page: Page, words: Words, language: Language, currency: Currency): Promise<void> {
  await page.goto(`/pricing-enterprise?lang=${language}&currency=${currency}`);
  const users = words('calculator.result.users', { count: activeUsers, formatted: String(activeUsers) });
  await expect(page.getByText(words('pricing.examples.lead', { users }))).toBeVisible();
}

/** The three worked examples: how long, and under which heading. */
function examples(words: Words, language: Language) {
  const percent = (value: number) => formatPercent(value, language);
  return [
    { months: 3, name: words('pricing.example.base', { count: 3 }) },
    { months: 12, name: words('pricing.example.discount', { count: 12, percent: percent(40) }) },
    { months: 1, name: words('pricing.example.surcharge', { count: 1, percent: percent(60) }) },
  ];
}

test('the pricing page shows what the engine charges, in every currency', { tag: '@main' }, async ({ page }) => {
  const language = 'en';
  const words = textsIn(language);
  for (const currency of currencies) {
    await openPricing(page, words, language, currency);
    const money = (amount: number) => formatMoney(amount, currency, language);
    const { startupFee, minimumTotal, tiers } = firstPriceBook.currencies[currency];

    const section = (title: TextKey) =>
      page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: words(title, { year }) }) });
    await expect(section('pricing.onboarding.title')).toContainText(money(startupFee));
    const minimum = words('pricing.minimum.amount', { minimum: money(minimumTotal) });
    await expect(section('pricing.minimum.title')).toContainText(minimum);
    const fees = page.getByRole('table', { name: words('pricing.fees.title') });
    await expect(fees.locator('tbody td')).toHaveText(tiers.map(({ fee }) => money(fee)));

    for (const { months, name } of examples(words, language)) {
      const price = enterprisePrice(firstPriceBook, { currency, activeUsers, months });
      const row = (key: TextKey, parameters = {}) =>
        page
          .getByRole('article', { name })
          .locator('dl > div')
          .filter({ hasText: new RegExp(`^${words(key, parameters)}`) })
          .locator('dd');
      await expect(row('pricing.example.fees', { count: months })).toHaveText(money(price.totalMonthlyFees));
      await expect(row('calculator.result.startup')).toHaveText(money(price.startupFee));
      await expect(row('calculator.result.total')).toHaveText(money(price.finalTotal));
      await expect(row('calculator.result.average')).toHaveText(money(price.avgPerParticipantPerMonth));
    }
  }
});
