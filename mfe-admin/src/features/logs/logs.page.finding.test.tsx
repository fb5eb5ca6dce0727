import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { problem } from '@programme/testing';
import { type Answer, company, log, open, page } from './logs.page.fixture';

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
      route:
        '/admin/logs?from=2026-03-01&to=2026-03-09&filterCurrency=EUR&calculator=comfort&company=Acme&currency=PLN',
    });
    await screen.findByText('Company 1');
    expect(Object.fromEntries(calls[0]!.query)).toEqual({
      from: '2026-02-28T23:00:00.000Z',
      to: '2026-03-09T23:00:00.000Z',
      currency: 'EUR',
      calculator: 'comfort',
      q: 'Acme',
      limit: '25',
    });
    expect(screen.getByLabelText('From day')).toHaveValue('2026-03-01');
    expect(screen.getByLabelText('Currency')).toHaveValue('EUR');
    expect(screen.getByLabelText('Calculator')).toHaveValue('comfort');
  });

  test('that make no sense are left out', async () => {
    const { calls } = open(page([log(1)]), { route: '/admin/logs?from=yesterday&filterCurrency=XXX&calculator=2024' });
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

  test('a name whose search waits does not take back a click that leads elsewhere', async () => {
    const { calls, location } = open(page([log(1)]));
    await screen.findByText('Company 1');
    const before = calls.length;
    jest.useFakeTimers();
    fireEvent.change(company(), { target: { value: 'acme' } });
    // The browser has left; React still shows the old screen.
    window.history.replaceState({ key: 'another' }, '', '/admin/users');
    act(() => jest.advanceTimersByTime(1000));
    jest.useRealTimers();
    window.history.replaceState(null, '', '/');
    expect(location()).toBe('/admin/logs');
    expect(calls).toHaveLength(before);
  });

  test('two changes in a row both count', async () => {
    const { person, location } = open(page([log(1)]));
    await screen.findByText('Company 1');
    fireEvent.change(screen.getByLabelText('From day'), { target: { value: '2026-03-01' } });
    fireEvent.change(screen.getByLabelText('To day'), { target: { value: '2026-02-01' } });
    await person.selectOptions(screen.getByLabelText('Currency'), 'MXN');
    await waitFor(() => expect(location()).toBe('/admin/logs?filterCurrency=MXN&from=2026-03-01&to=2026-02-01'));
    expect(await screen.findByText('The end date must not be before the start date')).toBeVisible();
  });

  test('a calculator stands in the address and in the export', async () => {
    const { person, calls, location } = open(page([log(1)]));
    await screen.findByText('Company 1');
    await person.selectOptions(screen.getByLabelText('Calculator'), '2026 (admin)');
    await waitFor(() => expect(calls.at(-1)?.query.get('calculator')).toBe('2026-admin'));
    expect(location()).toBe('/admin/logs?calculator=2026-admin');
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/logs/export?calculator=2026-admin&csv=comma',
    );
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
    expect(link).toHaveAttribute('href', '/api/logs/export?currency=EUR&q=A%26B&csv=comma');
    expect(link).toHaveAttribute('download');
  });

  test.each([
    ['en', 'Export CSV', 'Separators of the file', /semicolons/, 'comma', 'semicolon'],
    ['pl', 'Eksportuj CSV', 'Separatory w pliku', /przecinkami/, 'semicolon', 'comma'],
    ['es', 'Exportar CSV', 'Separadores del archivo', /comas/, 'semicolon', 'comma'],
  ] as const)(
    'its separators are those of the language, or others (%s)',
    async (language, name, menu, item, own, other) => {
      const { person } = open(page([log(1)]), { language });
      await screen.findByText('Company 1');
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/api/logs/export?csv=${own}`);
      await person.click(screen.getByRole('button', { name: menu }));
      expect(screen.getByRole('menuitem', { name: item })).toHaveAttribute('href', `/api/logs/export?csv=${other}`);
    },
  );
});
