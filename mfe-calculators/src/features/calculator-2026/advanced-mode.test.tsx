import { fireEvent, screen, within } from '@testing-library/react';
import type { Language } from '@programme/i18n';
import { StoreProvider } from '@programme/platform';
import { renderWithShell, stubApi } from '@programme/testing';
import { createCalculatorsStore } from '../../shared/store/calculators.store';
import { Calculator2026Page } from './calculator-2026.page';

const price2025 = { startFee2025: 10_000, monthTotal2025: 38_400, longMonthDiscount: -3_840, value2025: 44_560 };

function open(byMonth: string, { employees = 400, language = 'en' as Language } = {}) {
  const calls = stubApi({
    'GET /api/pricing-2025/PLN': { body: price2025 },
    'POST /api/logs': { status: 201, body: { id: 1 } },
  });
  const view = renderWithShell(
    <StoreProvider store={createCalculatorsStore()}>
      <Calculator2026Page />
    </StoreProvider>,
    { language, route: `/?employed_2025=${employees}&au_2025=50&am_2025=3&au_by_month=${byMonth}` },
  );
  return { ...view, calls };
}

const remarks = (form = 'Programme') =>
  within(screen.getByRole('form', { name: form }))
    .queryAllByRole('note')
    .map((note) => note.textContent);
const tooMany = 'Active users should not exceed total active employees.';

test.each([
  ['50-50-401', [`Month 3: ${tooMany}`, expect.stringMatching(/^Month 3: .*35%/)]],
  ['500-50-500', [`Months 1, 3: ${tooMany}`, expect.stringMatching(/^Months 1, 3: .*35%/)]],
  ['50-141-50', [expect.stringMatching(/^Month 2: .*35%/)]],
  ['50-140-50', []],
])('warnings look at every month and name it: %s', async (byMonth, expected) => {
  open(byMonth);
  await screen.findByRole('region', { name: 'Price' });
  expect(remarks()).toEqual(expected);
});

test('warnings follow a month as it is typed', async () => {
  open('50-50-50');
  await screen.findByRole('region', { name: 'Price' });
  fireEvent.change(screen.getByLabelText('Month 2'), { target: { value: '1,000' } });
  expect(await screen.findByText(`Month 2: ${tooMany}`)).toBeVisible();
});

test.each<[Language, string]>([
  ['en', 'It is for 60 active users in every month: the mean of all months, rounded up.'],
  ['pl', 'Dotyczy 60 aktywnych użytkowników w każdym miesiącu: to średnia ze wszystkich miesięcy, zaokrąglona w górę.'],
  ['es', 'Corresponde a 60 usuarios activos cada mes: la media de todos los meses, redondeada hacia arriba.'],
])('2025 is asked for the mean, rounded up, and that is said in %s', async (language, words) => {
  const { calls } = open('50-60-68', { language });
  expect(await screen.findByText(new RegExp(words))).toBeVisible();
  const asked = calls.filter(({ path }) => path === '/api/pricing-2025/PLN').map(({ query }) => query.toString());
  expect(asked).toEqual(['employed_2025=400&au_2025=60&am_2025=3&priceBook=programme-2026.1']);
});

test('the chart prices further months for the mean, and choosing a length gives its price', async () => {
  open('50-60-68');
  expect(await screen.findByText(/Months after yours are priced for 60 active users/)).toBeVisible();
  const chart = screen.getByRole('group', { name: /^Total value and monthly payment/ });
  expect(within(chart).getByRole('radio', { name: /^3 months/ })).toBeChecked();
  const choice = within(chart).getByRole('radio', { name: /^5 months/ });
  const total = /total value (.*), monthly/.exec(choice.getAttribute('aria-label') ?? '')![1]!;
  fireEvent.click(choice);
  expect(screen.getByLabelText('Month 5')).toHaveValue('60');
  const estimate = screen.getByRole('region', { name: 'Estimate' });
  expect(within(estimate).getByRole('status')).toHaveTextContent(total.replaceAll('\u00a0', ' '));
});
