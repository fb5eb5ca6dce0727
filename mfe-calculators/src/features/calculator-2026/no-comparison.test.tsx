import { screen, within } from '@testing-library/react';
import { StoreProvider } from '@programme/platform';
import { renderWithShell, stubApi, type ApiAnswer } from '@programme/testing';
import { createCalculatorsStore } from '../../shared/store/calculators.store';
import { Calculator2026AdminPage } from './calculator-2026-admin.page';
import { Calculator2026Page } from './calculator-2026.page';

const pages = { '/': Calculator2026Page, '/2026-admin': Calculator2026AdminPage };

const answers: Record<string, ApiAnswer> = {
  'an HTML page': { body: '<h1>Please log in</h1>', headers: { 'Content-Type': 'text/html' } },
  'broken JSON': { body: '{"startFee', headers: { 'Content-Type': 'application/json' } },
  'JSON of another shape': { body: { price: '44560' } },
  'a list': { body: [] },
  null: { body: null },
  'amounts as text': {
    body: { startFee2025: '1', monthTotal2025: '1', longMonthDiscount: '0', value2025: '44560' },
  },
  'an amount that nobody can add': {
    body: { startFee2025: 1, monthTotal2025: 1, longMonthDiscount: 0, value2025: 1e300 },
  },
};

describe.each(Object.keys(pages) as (keyof typeof pages)[])('%s', (route) => {
  test.each(Object.keys(answers))('a 2025 price that is %s costs the comparison alone', async (answer) => {
    jest.spyOn(console, 'warn').mockReturnValue();
    const calls = stubApi({
      'GET /api/pricing-2025/PLN': answers[answer]!,
      'POST /api/logs': { status: 201, body: { id: 1 } },
    });
    const Page = pages[route];
    const { toast } = renderWithShell(
      <StoreProvider store={createCalculatorsStore()}>
        <Page />
      </StoreProvider>,
      { route: `${route}?employed_2025=1200&au_2025=130&am_2025=6` },
    );
    const panel = await screen.findByRole('region', { name: 'Price' });
    expect(within(panel).getByRole('status')).toHaveTextContent('38,800');
    expect(within(panel).queryByText(/You save/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(toast).not.toHaveBeenCalled();
    expect(calls.filter(({ path }) => path === '/api/logs')).toHaveLength(1);
  });
});
