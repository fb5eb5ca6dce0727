import { useMemo } from 'react';
import { screen, within } from '@testing-library/react';
import { preferencesOfQuery } from '@programme/contracts';
import { formatMoney } from '@programme/formatting';
import { ShellProvider, useShell } from '@programme/mfe-contract';
import { RouterLink, useLocation, useNavigate } from '@programme/platform';
import { enterprisePrice, firstPriceBook, sheet2025Price } from '@programme/pricing';
import { renderWithShell, stubApi } from '@programme/testing';
import { CalculatorsRoutes } from './calculators.routes';

const programme = { currency: 'EUR', activeUsers: 130, months: 6 } as const;
const price2025 = sheet2025Price(firstPriceBook, programme);
const total2026 = enterprisePrice(firstPriceBook, programme).finalTotal;

/** The screens in the currency of their address, as the shell shows them. */
function Frame() {
  const shell = useShell();
  const goTo = useNavigate();
  const { preferences } = shell;
  const currency = preferencesOfQuery(useLocation().search).currency ?? preferences.currency;
  const inCurrency = useMemo(
    () => ({ ...shell, preferences: { ...preferences, currency } }),
    [shell, preferences, currency],
  );
  return (
    <ShellProvider value={inCurrency}>
      <RouterLink to="/pricing-enterprise?currency=PLN">Pricing in PLN</RouterLink>
      <button onClick={() => void goTo(-1)}>Back</button>
      <CalculatorsRoutes />
    </ShellProvider>
  );
}

test.each([
  ['/', total2026],
  ['/2026-admin', total2026],
  ['/2025', price2025.value2025],
])('Back to %s across a change of currency finds the currency and the figures of before', async (path, total) => {
  const calls = stubApi({
    'GET /api/pricing-2025/EUR': { body: price2025 },
    'POST /api/logs': { status: 201, body: { id: 1 } },
  });
  const { person, location } = renderWithShell(<Frame />, { route: `${path}?currency=EUR` });
  await person.type(await screen.findByLabelText('Number of employees'), '1200');
  await person.type(screen.getByLabelText('Number of active users'), '130');
  await person.type(screen.getByLabelText('Number of months'), '6');
  await person.click(screen.getByRole('button', { name: 'Calculate price' }));
  const figures = (await screen.findByRole('region', { name: 'Price' })).textContent;
  expect(figures).toContain(formatMoney(total, 'EUR', 'en'));

  await person.click(screen.getByRole('link', { name: 'Pricing in PLN' }));
  expect(await screen.findByText(/All amounts are in PLN/)).toBeVisible();

  await person.click(screen.getByRole('button', { name: 'Back' }));
  const panel = await screen.findByRole('region', { name: 'Price' });
  expect(location()).toBe(`${path}?currency=EUR`);
  expect(panel.textContent).toBe(figures);
  expect(within(panel).getByText('130 active users · 6 months')).toBeVisible();
  expect(screen.getByLabelText('Number of employees')).toHaveValue('1,200');
  expect(calls.filter(({ path: called }) => called === '/api/logs')).toHaveLength(1);
  expect(calls.filter(({ path: called }) => called.endsWith('/PLN'))).toEqual([]);
});
