import { act, screen } from '@testing-library/react';
import { StoreProvider } from '@programme/platform';
import { renderWithShell, stubApi, type ApiAnswer } from '@programme/testing';
import { createAdminStore } from '../../../shared/admin.store';
import { settings } from '../offers.fixture';
import { OpensChart } from './opens-chart';

type Days = { readonly days: readonly { readonly day: string }[] };

jest.mock('@programme/charts', () => ({
  DailyBarChart: ({ days }: Days) => <p>Opened on {days.map(({ day }) => day).join(' and ')}</p>,
}));

test("The days of openings are shown once the company's zone is known, and not those of the reader before", async () => {
  let answer: (settings: ApiAnswer) => void = () => undefined;
  stubApi({ 'GET /api/settings': () => new Promise<ApiAnswer>((resolve) => (answer = resolve)) });
  renderWithShell(
    <StoreProvider store={createAdminStore()}>
      <OpensChart days={[{ day: '2026-11-21', count: 1 }]} />
    </StoreProvider>,
  );
  // Long enough for the chart to come.
  await act(async () => void (await import('@programme/charts')));
  await act(() => Promise.resolve());
  expect(screen.queryByText(/^Opened on/)).not.toBeInTheDocument();
  answer(settings);
  expect(await screen.findByText('Opened on 2026-11-21')).toBeVisible();
});
