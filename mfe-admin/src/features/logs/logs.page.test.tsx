import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pageHeaders, type CalculationLog } from '@programme/contracts';
import { dayBounds } from '@programme/formatting';
import { StoreProvider } from '@programme/platform';
import { noAnswer, problem, renderWithShell, stubApi, type ApiAnswer, type FakeShellOptions } from '@programme/testing';
import { createAdminStore } from '../../shared/admin.store';
import { LogsPage } from './logs.page';

const log = (id: number, changed: Partial<CalculationLog> = {}): CalculationLog => ({
  id,
  timestamp: '2026-03-09T12:30:00.000Z',
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

const page = (rows: readonly CalculationLog[], { next, total, relation = 'eq' }: PageOptions = {}): ApiAnswer => ({
  body: rows,
  headers: {
    [pageHeaders.totalCount]: String(total ?? rows.length),
    [pageHeaders.totalRelation]: relation,
    ...(next && { [pageHeaders.link]: `</api/logs?limit=25&cursor=${next}>; rel="next"` }),
  },
});

type Answer = Parameters<typeof stubApi>[0][string];

function open(answer: Answer, options: FakeShellOptions = {}) {
  const calls = stubApi({ 'GET /api/logs': answer });
  const view = renderWithShell(
    <StoreProvider store={createAdminStore()}>
      <LogsPage />
    </StoreProvider>,
    { route: '/admin/logs', ...options },
  );
  return { ...view, calls };
}

const original = window.innerWidth;
const setWidth = (width: number) => Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
beforeEach(() => setWidth(1280));
afterEach(() => setWidth(original));

const cells = async (company: string) => {
  const cell = await screen.findByText(company);
  const row = cell.closest('[role=row]') as HTMLElement;
  return within(row)
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
};
const company = () => screen.getByLabelText('Company contains');
const clear = () => screen.queryByRole('button', { name: 'Clear filters' });

describe('The table', () => {
  test('has a row for each calculation, with the derived monthly payment', async () => {
    open(page([log(1)]));
    expect((await cells('Company 1')).slice(1)).toEqual([
      'Company 1',
      '1,200',
      '130',
      '6',
      'EUR',
      '1,359.00',
      '10,554.00',
      '',
    ]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Date and time',
      'Company',
      'Employees',
      'Active users',
      'Months',
      'Currency',
      'Monthly payment',
      'Total 2025',
      'Details',
    ]);
    expect(screen.getByText('1–1 of 1')).toBeVisible();
  });

  test('shows a dash where something is missing', async () => {
    open(page([log(1), log(2, { companyName: null, outputs: { totalPrice: 5 } })]));
    await screen.findByText('Company 1');
    const [, , second] = screen.getAllByRole('row');
    const texts = within(second!)
      .getAllByRole('gridcell')
      .map(({ textContent }) => textContent);
    expect(texts.slice(1)).toEqual(['–', '1,200', '130', '6', 'EUR', '–', '–', '']);
  });

  test('writes numbers as the language does', async () => {
    open(page([log(1)]), { language: 'es' });
    expect((await cells('Company 1')).slice(2, 8)).toEqual(['1.200', '130', '6', 'EUR', '1.359,00', '10.554,00']);
  });

  test('on a narrow screen has everything below each other', async () => {
    setWidth(360);
    open(page([log(1)]));
    const [whole] = await cells('Company 1');
    expect(whole).toMatch(/Employees1,200Active users130Months6CurrencyEURMonthly payment1,359.00Total 202510,554.00/);
  });

  test('shows what is stored as text, with a direction of its own', async () => {
    open(page([log(1, { companyName: '<img src=x onerror=alert(1)> \u202Egpj' })]));
    const name = await screen.findByText(/<img src=x/);
    expect(name.tagName).toBe('BDI');
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('States', () => {
  test('the first page loads', () => {
    open(noAnswer);
    expect(screen.getByRole('progressbar', { name: 'Loading the calculations' })).toBeVisible();
  });

  test('there is nothing yet', async () => {
    open(page([]));
    expect(await screen.findByText('No calculations yet')).toBeVisible();
    expect(clear()).not.toBeInTheDocument();
  });

  test('nothing matches, and clearing the filters brings all back', async () => {
    const { person, location } = open(({ query }) => (query.has('q') ? page([]) : page([log(1)])), {
      route: '/admin/logs?lang=en&company=zzz',
    });
    expect(await screen.findByText('No calculation matches these filters')).toBeVisible();
    expect(company()).toHaveValue('zzz');
    await person.click(clear()!);
    expect(await screen.findByText('Company 1')).toBeVisible();
    expect(company()).toHaveValue('');
    expect(location()).toBe('/admin/logs?lang=en');
  });

  test('a failure says why, and Retry keeps the filters', async () => {
    let answer: ApiAnswer = problem(503, 'unavailable', 'The service is away.');
    const { person, calls } = open(() => answer, { route: '/admin/logs?company=acme' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The calculations could not be loadedThe service is away.',
    );
    expect(company()).toHaveValue('acme');
    answer = page([log(1)]);
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Company 1')).toBeVisible();
    expect(calls.map(({ query }) => query.get('q'))).toEqual(['acme', 'acme']);
  });

  test('a session that has ended leads to the login in another tab', async () => {
    open(problem(401, 'unauthenticated', 'Please log in.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended');
    expect(screen.getByRole('link', { name: 'Log in (new tab)' })).toHaveAttribute('target', '_blank');
  });
});

describe('Pages', () => {
  const byCursor: Answer = ({ query }) =>
    query.get('cursor') === 'c2'
      ? page([log(2)], { total: 10_000, relation: 'gte' })
      : page([log(1)], { next: 'c2', total: 10_000, relation: 'gte' });
  const newer = () => screen.getByRole('button', { name: 'Newer calculations' });
  const older = () => screen.getByRole('button', { name: 'Older calculations' });

  test('follow the cursor, and the way back is remembered', async () => {
    const { person, calls } = open(byCursor);
    await screen.findByText('Company 1');
    expect(screen.getByText('1–1 of more than 10,000')).toBeVisible();
    expect(newer()).toBeDisabled();
    await person.click(older());
    await screen.findByText('Company 2');
    expect(screen.getByText('26–26 of more than 10,000')).toBeVisible();
    expect(older()).toBeDisabled();
    await person.click(newer());
    await screen.findByText('Company 1');
    expect(calls.map(({ query }) => query.get('cursor'))).toEqual([null, 'c2', null]);
  });

  test('of another size begin anew', async () => {
    const { person, calls } = open(byCursor);
    await screen.findByText('Company 1');
    await person.click(older());
    await screen.findByText('Company 2');
    await person.selectOptions(screen.getByLabelText('Rows per page'), '100');
    await screen.findByText('Company 1');
    expect(calls.at(-1)?.query.toString()).toBe('limit=100');
  });

  test('that the API no longer knows lead back to the first', async () => {
    const gone = problem(400, 'invalid-request', 'Check.', { cursor: 'This page is no longer known' });
    const { person } = open(({ query }) => (query.has('cursor') ? gone : page([log(1)], { next: 'c2' })));
    await screen.findByText('Company 1');
    await person.click(older());
    await screen.findByRole('alert');
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Company 1')).toBeVisible();
  });

  test('are fetched again on request, from the newest on', async () => {
    let rows = [log(1)];
    const { person } = open(() => page(rows));
    await screen.findByText('Company 1');
    rows = [log(9), log(1)];
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Company 9')).toBeVisible();
  });
});

describe('Filters', () => {
  test('of the address are asked for: days become moments, and the last one is included', async () => {
    const { calls } = open(page([log(1)]), {
      route: '/admin/logs?from=2026-03-01&to=2026-03-09&filterCurrency=EUR&company=Acme&currency=PLN',
    });
    await screen.findByText('Company 1');
    expect(Object.fromEntries(calls[0]!.query)).toEqual({
      from: dayBounds('2026-03-01')?.start,
      to: dayBounds('2026-03-10')?.start,
      currency: 'EUR',
      q: 'Acme',
      limit: '25',
    });
    expect(screen.getByLabelText('From day')).toHaveValue('2026-03-01');
    expect(screen.getByLabelText('Currency')).toHaveValue('EUR');
  });

  test('that make no sense are left out', async () => {
    const { calls } = open(page([log(1)]), { route: '/admin/logs?from=yesterday&filterCurrency=XXX' });
    await screen.findByText('Company 1');
    expect(calls[0]?.query.toString()).toBe('limit=25');
  });

  test('a name is looked for once the typing pauses, and stands in the address', async () => {
    const { person, calls, location } = open(page([log(1)]));
    await screen.findByText('Company 1');
    await person.type(company(), 'acme');
    await waitFor(() => expect(location()).toBe('/admin/logs?company=acme'));
    await waitFor(() => expect(calls.at(-1)?.query.get('q')).toBe('acme'));
    expect(calls).toHaveLength(2);
  });

  test('two changes in a row both count', async () => {
    const { person, location } = open(page([log(1)]));
    await screen.findByText('Company 1');
    fireEvent.change(screen.getByLabelText('From day'), { target: { value: '2026-03-01' } });
    fireEvent.change(screen.getByLabelText('To day'), { target: { value: '2026-02-01' } });
    await person.selectOptions(screen.getByLabelText('Currency'), 'MXN');
    await waitFor(() => expect(location()).toBe('/admin/logs?filterCurrency=MXN&from=2026-03-01&to=2026-02-01'));
    expect(await screen.findByText('This day lies before the first one')).toBeVisible();
  });

  test('a date whose year is half typed waits', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    const { location } = open(page([log(1)]));
    fireEvent.change(screen.getByLabelText('From day'), { target: { value: '0020-03-01' } });
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByLabelText('From day')).toHaveValue('0020-03-01');
    expect(location()).toBe('/admin/logs');
    jest.useRealTimers();
  });

  test('the exported file has the same rows', async () => {
    open(page([log(1)]), { route: '/admin/logs?filterCurrency=EUR&company=A%26B' });
    await screen.findByText('Company 1');
    const link = screen.getByRole('link', { name: 'Export CSV' });
    expect(link).toHaveAttribute('href', '/api/logs/export?currency=EUR&q=A%26B');
    expect(link).toHaveAttribute('download');
  });
});

describe('Details', () => {
  const openDetails = async () => {
    const view = open(page([log(1, { inputs: { note: 'a\u202Eb' } })]));
    await screen.findByText('Company 1');
    await view.person.click(screen.getByRole('button', { name: /^Details of the calculation of .*, Company 1$/ }));
    return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Calculation' })) };
  };

  test('show what was entered and answered as JSON, hidden marks written out', async () => {
    const { dialog } = await openDetails();
    expect(dialog.getByText(/"note": "a\\u202eb"/)).toBeVisible();
    expect(dialog.getByText(/"value2025": 10554/)).toBeVisible();
  });

  test('can be copied, and say so', async () => {
    const { person, dialog } = await openDetails();
    const [inputs] = dialog.getAllByRole('button', { name: 'Copy' });
    await person.click(inputs!);
    expect(await dialog.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(JSON.parse(await navigator.clipboard.readText())).toEqual({ note: 'a\u202Eb' });
  });

  test('close again', async () => {
    const { person, dialog } = await openDetails();
    await person.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
