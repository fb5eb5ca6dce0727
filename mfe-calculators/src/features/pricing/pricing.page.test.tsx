import { screen, within } from '@testing-library/react';
import { formatMoney, formatPercent, formatWholeNumber } from '@programme/formatting';
import type { Language } from '@programme/i18n';
import { currencies, firstPriceBook, enterprisePrice, type Currency } from '@programme/pricing';
import { renderWithShell } from '@programme/testing';
import { amountsIn, printedTextOf } from '@programme/testing/printed';
import { PricingPage } from './pricing.page';
import { exampleActiveUsers } from './pricing-examples';

const words = {
  en: {
    title: 'Pricing 2026',
    sections: ['1. Onboarding', '2. Monthly fee', '3. Minimum value', '4. Contract length', '5. Worked examples'],
    examples: ['Base length: 3 months', '12 months with a 40% discount', '1 month with a 60% surcharge'],
    lengths: ['1 month', '2 months', '3 months', '4 months', '5 months', '6–8 months', '9–11 months', '12 months'],
    belowMinimum: 'Below the minimum',
    recommendation: 'Our recommendation:',
    reached: /startup fee alone already reaches this amount/,
  },
  pl: {
    title: 'Cennik 2026',
    sections: [
      '1. Wdrożenie',
      '2. Opłata miesięczna',
      '3. Wartość minimalna',
      '4. Okres umowy',
      '5. Przykładowe wyliczenia',
    ],
    examples: ['Okres bazowy: 3 miesiące', '12 miesięcy z rabatem 40%', '1 miesiąc z dopłatą 60%'],
    lengths: [
      ...['1 miesiąc', '2 miesiące', '3 miesiące', '4 miesiące'],
      ...['5 miesięcy', '6–8 miesięcy', '9–11 miesięcy', '12 miesięcy'],
    ],
    belowMinimum: 'Poniżej minimum',
    recommendation: 'Nasza rada:',
    reached: /Sama opłata startowa osiąga tę kwotę/,
  },
} as const;

const open = (language: Language, currency: Currency) =>
  renderWithShell(<PricingPage />, { route: '/pricing-enterprise', language, currency });

/** The words of a table's body, row by row; non-breaking spaces stay as the formatter makes them. */
const bodyOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

const sectionOf = (title: string) => screen.getByRole('heading', { level: 2, name: title }).closest('section')!;

const amountsOf = (receipt: HTMLElement) =>
  within(receipt)
    .getAllByRole('definition')
    .map((amount) => amount.textContent);

describe.each(['en', 'pl'] as const)('in %s', (language) => {
  const text = words[language];

  test('the screen and the document are named, and the name is given back', () => {
    const { setPageTitle, unmount } = open(language, 'PLN');
    expect(screen.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
    expect(setPageTitle).toHaveBeenLastCalledWith(expect.stringMatching(`^${text.title} – `));
    unmount();
    expect(setPageTitle).toHaveBeenLastCalledWith(null);
  });

  test('there are five numbered sections, and five things that onboarding includes', () => {
    open(language, 'PLN');
    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(titles).toEqual(text.sections);
    expect(within(sectionOf(text.sections[0])).getAllByRole('listitem')).toHaveLength(5);
  });

  test('contract lengths carry the signed percentages that the calculator charges by', () => {
    open(language, 'PLN');
    expect(bodyOf(screen.getByRole('table', { name: text.sections[3] }))).toEqual(
      firstPriceBook.durationModifiers.map(({ modifier }, row) => [
        text.lengths[row],
        formatPercent(modifier / 100, language, { signed: true }),
      ]),
    );
  });

  describe.each(currencies)('%s', (currency) => {
    const money = (amount: number) => formatMoney(amount, currency, language);
    const prices = firstPriceBook.currencies[currency];

    test('startup fee, minimum and fees are those of the price book', () => {
      open(language, currency);
      expect(sectionOf(text.sections[0]).textContent).toContain(money(prices.startupFee));
      expect(sectionOf(text.sections[2]).textContent).toContain(money(prices.minimumTotal));
      expect(bodyOf(screen.getByRole('table', { name: text.sections[1] }))).toEqual(
        prices.tiers.map(({ min, max, fee }) => [
          `${formatWholeNumber(min, language)}–${formatWholeNumber(max, language)}`,
          money(fee),
        ]),
      );
    });

    test.each([3, 12, 1].map((months, index) => ({ months, index })))(
      'the example of $months months is the receipt that the engine makes',
      ({ months, index }) => {
        open(language, currency);
        const receipt = screen.getByRole('article', { name: text.examples[index] });
        const price = enterprisePrice(firstPriceBook, { currency, activeUsers: exampleActiveUsers, months });
        const raised = [price.baseTotal, price.minimumAdjustment];
        expect(amountsOf(receipt)).toEqual(
          [
            price.monthlyPayment,
            price.totalMonthlyFees,
            price.startupFee,
            ...(price.wasAdjustedToMinimum ? raised : []),
            price.finalTotal,
            price.avgPerParticipantPerMonth,
          ].map(money),
        );
      },
    );
  });

  test('in PLN one month is raised to the minimum, says so, and a longer contract is recommended', () => {
    open(language, 'PLN');
    const [base, long, short] = text.examples.map((name) => screen.getByRole('article', { name }));
    expect(within(short!).getByRole('note')).toHaveTextContent(text.belowMinimum);
    for (const other of [base!, long!]) expect(within(other).queryByRole('note')).not.toBeInTheDocument();

    const three = enterprisePrice(firstPriceBook, { currency: 'PLN', activeUsers: exampleActiveUsers, months: 3 });
    const lead = screen.getByText(text.recommendation);
    expect(lead.tagName).toBe('STRONG');
    expect(lead.parentElement?.textContent).toContain(formatMoney(three.finalTotal, 'PLN', language));
    expect(screen.queryByText(text.reached)).not.toBeInTheDocument();
  });

  test('where the startup fee reaches the minimum, nothing is below it', () => {
    open(language, 'EUR');
    expect(screen.queryByText(text.belowMinimum)).not.toBeInTheDocument();
    expect(screen.getByText(text.reached)).toBeVisible();
    expect(screen.getByText(text.recommendation)).toBeVisible();
  });
});

/** Startup fee, highest fee, and the average of the example of 3 months. */
test.each([
  ['PLN', '10.000,00 zł', '40.000,00 zł', '64,89 zł'],
  ['EUR', '2.400,00 €', '9.440,00 €', '15,40 €'],
  ['USD', '2.700,00 $', '10.650,00 $', '17,40 $'],
  ['MXN', '39.900,00 MXN', '157.300,00 MXN', '256,67 MXN'],
] as const)('in Spanish every amount in %s is written as Spanish writes it', (currency, startup, highest, average) => {
  const { container } = open('es', currency);
  const { startupFee, minimumTotal, tiers } = firstPriceBook.currencies[currency];
  const examples = [3, 12, 1].map((months) =>
    enterprisePrice(firstPriceBook, { currency, activeUsers: exampleActiveUsers, months }),
  );
  const figures = examples.flatMap((price) => [
    ...[price.monthlyFee, price.monthlyPayment, price.totalMonthlyFees, price.finalTotal],
    price.avgPerParticipantPerMonth,
    ...(price.wasAdjustedToMinimum ? [price.baseTotal, price.minimumAdjustment] : []),
  ]);
  const expected = [startupFee, minimumTotal, ...tiers.map(({ fee }) => fee), ...figures].map((amount) =>
    formatMoney(amount, currency, 'es'),
  );
  const shown = amountsIn(printedTextOf(container));
  expect(new Set(shown)).toEqual(new Set(amountsIn(expected.join('\n'))));
  expect(shown).toEqual(expect.arrayContaining([startup, highest, average]));
  const fees = bodyOf(screen.getByRole('table', { name: '2. Cuota mensual' })).map(([, fee]) => fee);
  expect(fees).toEqual(tiers.map(({ fee }) => formatMoney(fee, currency, 'es')));
});

test('USD says that it is an estimate, other currencies do not', () => {
  const { unmount } = open('en', 'USD');
  expect(screen.getByText('USD prices are estimates converted from EUR.')).toBeVisible();
  unmount();
  open('en', 'EUR');
  expect(screen.queryByText(/estimates converted/)).not.toBeInTheDocument();
});

test('the calculator is one step away', async () => {
  const { person, location } = open('en', 'PLN');
  await person.click(screen.getByRole('link', { name: 'Calculate your price' }));
  expect(location()).toBe('/');
});
