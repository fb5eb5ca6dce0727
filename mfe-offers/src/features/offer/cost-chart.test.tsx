import { act, screen } from '@testing-library/react';
import type { MonthlyBarChart } from '@programme/charts';
import type { CostChartView } from '@programme/offer-view';
import { renderWithShell } from '@programme/testing';
import type { ComponentProps } from 'react';
import { CostChart } from './cost-chart';

let library: () => object;
const shown = ({ label, size }: ComponentProps<typeof MonthlyBarChart>) => (
  <figure aria-label={label}>{size?.width ?? 'as its place'}</figure>
);
jest.mock('@programme/charts', () => library());

const chart: CostChartView = {
  id: 'chart',
  title: 'Total cost',
  months: [1, 2],
  series: [],
  head: [],
  rows: [],
  remarks: [],
  money: String,
  roughly: String,
};

/** The chart lies far down: nobody has come near it. */
async function open() {
  jest
    .spyOn(window, 'IntersectionObserver')
    .mockImplementation(() => ({ observe: () => undefined, disconnect: () => undefined }) as never);
  const opened = renderWithShell(<CostChart chart={chart} />);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  return opened;
}

beforeEach(() => {
  jest.resetModules();
  library = () => ({ MonthlyBarChart: shown });
  jest.useFakeTimers();
});

afterEach(() => void jest.useRealTimers());

test('A chart that nobody has scrolled to is drawn for paper, in a width that fits it, and for paper alone', async () => {
  await open();
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
    // Inside `act`: the browser draws what stands there when the event has been handled.
    expect(screen.getByRole('figure')).toHaveTextContent('680');
    window.dispatchEvent(new Event('afterprint'));
  });
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

test('A library that does not come leaves nothing on paper, and says nothing before somebody wants to see the chart', async () => {
  library = () => {
    throw new Error('no network');
  };
  const { container } = await open();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(container).toHaveTextContent('');
});

test('Where the reader comes near, a library that does not come is told of', async () => {
  library = () => {
    throw new Error('no network');
  };
  renderWithShell(<CostChart chart={chart} />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('note')).toHaveTextContent(/chart/);
});
