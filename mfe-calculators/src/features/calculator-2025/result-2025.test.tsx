import { screen } from '@testing-library/react';
import { StoreProvider } from '@programme/platform';
import { firstPriceBook } from '@programme/pricing';
import { renderWithShell } from '@programme/testing';
import { createCalculatorsStore } from '../../shared/store/calculators.store';
import { calculation2025 } from './calculation-2025';
import { Result2025 } from './result-2025';

const input = { companyName: '', employees: 400, activeUsers: 120, months: 6, activeUsersByMonth: null };
const price = { startFee2025: 10_000, monthTotal2025: 33_000, longMonthDiscount: -3_300, value2025: 39_700 };

test('An offer from a 2025 calculation is priced by the list of 2026, and that is said', () => {
  renderWithShell(
    <StoreProvider store={createCalculatorsStore()}>
      <Result2025 result={calculation2025(firstPriceBook, input, 'EUR', price)} priceStatus="calculated" />
    </StoreProvider>,
    { user: { id: 1, username: 'ada', isAdmin: true } },
  );
  expect(screen.getByRole('link', { name: 'Create offer from this' })).toHaveAttribute(
    'href',
    '/offers?package=enterprise&users=120&months=6&currency=EUR',
  );
  expect(screen.getByText('The offer is priced by the 2026 price list.')).toBeVisible();
});
