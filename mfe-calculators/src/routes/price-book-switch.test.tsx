import { fireEvent, screen } from '@testing-library/react';
import { firstPriceBook, type PriceBook } from '@programme/pricing';
import { renderWithShell, stubApi } from '@programme/testing';
import { CalculatorsRoutes } from './calculators.routes';

const price2025 = { startFee2025: 10_000, monthTotal2025: 38_400, longMonthDiscount: -3_840, value2025: 44_560 };

const { PLN } = firstPriceBook.currencies;

/** Another year, and in PLN a start-up fee of 12,000 and packs of other lengths. */
const nextBook: PriceBook = {
  ...firstPriceBook,
  id: 'programme-2027.1',
  year: 2027,
  comfort: { ...firstPriceBook.comfort, flexComparisonMonths: [4, 8] },
  currencies: {
    ...firstPriceBook.currencies,
    PLN: {
      ...PLN,
      startupFee: 12_000,
      comfort: {
        ...PLN.comfort,
        packs: [
          { months: 4, perMonth: 40, total: 160 },
          { months: 8, perMonth: 30, total: 240 },
        ],
      },
    },
  },
};

function open(route: string) {
  stubApi({
    'GET /api/pricing-2025/PLN': { body: price2025 },
    'POST /api/logs': { status: 201, body: { id: 1 } },
  });
  return renderWithShell(<CalculatorsRoutes />, { route });
}

test('a calculated price becomes an estimate by the new prices; what was typed stays', async () => {
  const view = open('/?employed_2025=1200&au_2025=130&am_2025=6');
  expect(await screen.findByRole('region', { name: 'Price' })).toHaveTextContent('10,000');
  view.changePriceBook(nextBook);
  expect(await screen.findByRole('region', { name: 'Estimate' })).toHaveTextContent('12,000');
  expect(screen.getByLabelText('Number of active users')).toHaveValue('130');
});

test('the pricing page names the new year and its fee', async () => {
  const view = open('/pricing-enterprise');
  expect(await screen.findByRole('heading', { level: 1, name: /2026/ })).toBeVisible();
  view.changePriceBook(nextBook);
  expect(screen.getByRole('heading', { level: 1, name: /2027/ })).toBeVisible();
  expect(screen.getAllByText(/12,000/).length).toBeGreaterThan(0);
});

test('a pack that the new prices do not have gives way to the nearest one', async () => {
  const view = open('/comfort');
  expect(await screen.findByRole('radio', { name: /^3 months/ })).toBeChecked();
  view.changePriceBook(nextBook);
  expect(screen.getByRole('radio', { name: /^4 months/ })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: /^8 months/ }));
  expect(screen.getByRole('radio', { name: /^8 months/ })).toBeChecked();
});

test('a 2025 price that was calculated before is outdated', async () => {
  const view = open('/2025?employed_2025=1200&au_2025=130&am_2025=6');
  await screen.findByRole('region', { name: 'Price' });
  view.changePriceBook(nextBook);
  expect(await screen.findByRole('region', { name: 'Outdated price' })).toBeVisible();
});
