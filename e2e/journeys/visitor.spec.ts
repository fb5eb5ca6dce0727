import { expect } from '@playwright/test';
import { formatMoney, formatPercent } from '@programme/formatting';
import { currencies, isCurrency } from '@programme/pricing';
import golden from '@programme/pricing/golden.json' with { type: 'json' };
import { CalculatorScreen } from '../support/calculator.js';
import { test } from '../support/journey-test.js';
import { expectFit, widths } from '../support/sound-page.js';
import { textsIn } from '../support/texts.js';

/** Golden cases that differ in what they show: a surcharge (raised to the minimum in PLN), a discount, the top tier. */
function goldenCases(currency: string) {
  const cases = golden.enterprise.filter((one) => one.currency === currency);
  return [
    cases.find(({ expect: price }) => price.modifier === 0.6),
    cases.find(({ expect: price, activeUsers }) => price.modifier === -0.15 && activeUsers > 100),
    cases.find(({ expect: price, activeUsers }) => price.modifier === -0.4 && activeUsers > 3000),
  ].map((one) => {
    if (!one) throw new Error(`The golden file lacks a kind of case in ${currency}`);
    return one;
  });
}

// Every currency is written in each language once; where there is least room, in the two with the longer texts.
for (const [language, width] of [
  ['en', widths.laptop],
  ['pl', widths.phone],
  ['es', widths.phone],
] as const) {
  test(
    `prices a programme in ${language} and every currency at ${width} px`,
    { tag: language === 'en' ? ['@main', '@edge'] : [] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const words = textsIn(language);
      const screen = new CalculatorScreen(page, words);
      await screen.open(`/?lang=${language}`);

      for (const currency of currencies) {
        const current = await page.getByRole('button', { name: /PLN|EUR|USD|MXN/ }).innerText();
        if (!current.includes(currency)) {
          await page.getByRole('button', { name: words('shell.currency', { currency: current.trim() }) }).click();
          await page.getByRole('menuitemradio', { name: currency }).click();
          await expect(page).toHaveURL(new RegExp(`currency=${currency}`));
          await expect(screen.result).toBeHidden();
        }
        for (const { activeUsers, months, expect: price } of goldenCases(currency)) {
          await screen.calculate({ employees: '100000', activeUsers: String(activeUsers), months: String(months) });
          if (!isCurrency(currency)) throw new Error(currency);
          const money = (amount: number) => formatMoney(amount, currency, language);
          await expect(screen.amount(words('calculator.result.total'))).toHaveText(money(price.finalTotal));
          await expect(screen.amount(words('calculator.result.startup'))).toHaveText(money(price.startupFee));
          await expect(screen.amount(words('calculator.result.average'))).toHaveText(
            money(price.avgPerParticipantPerMonth),
          );
          await expect(screen.result.getByRole('status')).toContainText(money(price.monthlyPayment));
          const percent = formatPercent(-price.discountPercentage, language, { signed: true });
          await expect(screen.result).toContainText(percent);
        }
      }
      await expectFit(page, 'the result');
    },
  );
}
