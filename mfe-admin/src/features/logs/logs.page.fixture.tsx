import { screen } from '@testing-library/react';
import { pageHeaders, type CalculationLog } from '@programme/contracts';
import { StoreProvider } from '@programme/platform';
import { renderWithShell, stubApi, type ApiAnswer, type FakeShellOptions } from '@programme/testing';
import { createAdminStore } from '../../shared/admin.store';
import { LogsPage } from './logs.page';

export const log = (id: number, changed: Partial<CalculationLog> = {}): CalculationLog => ({
  id,
  timestamp: '2026-03-09T12:30:00.000Z',
  calculator: '2025',
  currency: 'EUR',
  employeesCount: 1200,
  activeUsers: 130,
  monthsCount: 6,
  companyName: `Company ${id}`,
  inputs: { employed_2025: '1 200' },
  outputs: { startFee2025: 2400, monthTotal2025: 9060, longMonthDiscount: -906, value2025: 10_554 },
  ...changed,
});

type PageOptions = { readonly next?: string; readonly total?: number; readonly relation?: 'eq' | 'gte' };

export const page = (
  rows: readonly CalculationLog[],
  { next, total, relation = 'eq' }: PageOptions = {},
): ApiAnswer => ({
  body: rows,
  headers: {
    [pageHeaders.totalCount]: String(total ?? rows.length),
    [pageHeaders.totalRelation]: relation,
    ...(next && { [pageHeaders.link]: `</api/logs?limit=25&cursor=${next}>; rel="next"` }),
  },
});

export type Answer = Parameters<typeof stubApi>[0][string];

export function open(answer: Answer, options: FakeShellOptions = {}) {
  const calls = stubApi({ 'GET /api/logs': answer });
  const view = renderWithShell(
    <StoreProvider store={createAdminStore()}>
      <LogsPage />
    </StoreProvider>,
    { route: '/admin/logs', ...options },
  );
  return { ...view, calls };
}

/** The width that the grid has room for, in px. jsdom has no layout; what the grid measures of itself stays 0. */
export const setWidth = (width: number) =>
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.closest('.MuiDataGrid-root') ? 0 : width;
  });

class StillObserver implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => {
  window.ResizeObserver = StillObserver;
  setWidth(1180);
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'ResizeObserver');
});

export const company = () => screen.getByLabelText('Company contains');
