import { screen, waitFor, within } from '@testing-library/react';
import { noAnswer, problem, type ApiAnswer } from '@programme/testing';
import { company, log, open, page, setWidth } from './logs.page.fixture';

const cells = async (company: string) => {
  const cell = await screen.findByText(company);
  const row = cell.closest('[role=row]') as HTMLElement;
  return within(row)
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
};
const clear = () => screen.queryByRole('button', { name: 'Clear filters' });

describe('The table', () => {
  test('has a row for each calculation, with the derived monthly payment', async () => {
    open(page([log(1)]));
    expect((await cells('Company 1')).slice(1)).toEqual([
      'Company 1',
      '2025',
      '1,200',
      '130',
      '6',
      'EUR',
      '2,400.00',
      '1,359.00',
      '10,554.00',
      '–',
      '',
    ]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Date and time',
      'Company',
      'Calculator',
      'Employees',
      'Active users',
      'Months',
      'Currency',
      'Startup fee 2025',
      'Monthly payment',
      'Total 2025',
      'Total 2026',
      'Details',
    ]);
    expect(screen.getByText('1–1 of 1')).toBeVisible();
  });

  test.each([
    ['2025', '2025', { value2025: 7 }, '–'],
    ['2026', '2026', { pricing2026: { finalTotal: 30_250 } }, '30,250.00'],
    ['2026-admin', '2026 (admin)', { totalPrice: 5 }, '5.00'],
    ['comfort', 'Comfort', { comfort: { totalCost: 4050 } }, '4,050.00'],
  ] as const)('names the calculator %s and shows its 2026 total', async (calculator, name, outputs, total) => {
    open(page([log(1, { calculator, outputs })]));
    const texts = await cells('Company 1');
    expect(texts[2]).toBe(name);
    expect(texts.at(-2)).toBe(total);
  });

  test('shows a dash where something is missing', async () => {
    open(page([log(1), log(2, { companyName: null, outputs: {} })]));
    await screen.findByText('Company 1');
    const [, , second] = screen.getAllByRole('row');
    const texts = within(second!)
      .getAllByRole('gridcell')
      .map(({ textContent }) => textContent);
    expect(texts.slice(1)).toEqual(['–', '2025', '1,200', '130', '6', 'EUR', '–', '–', '–', '–', '']);
  });

  test('writes numbers as the language does', async () => {
    open(page([log(1)]), { language: 'es' });
    expect((await cells('Company 1')).slice(3, 10)).toEqual([
      '1.200',
      '130',
      '6',
      'EUR',
      '2.400,00',
      '1.359,00',
      '10.554,00',
    ]);
  });

  test('on a phone keeps company, date, people and total', async () => {
    setWidth(328);
    open(page([log(1, { timestamp: '2026-03-09T12:30:00.000Z' })]));
    const [whole] = await cells('Company 1');
    expect(whole).toMatch(/^Company 1Mar 9, 2026, .*2025Active users130 of 1,200Months6Total€10,554\.00$/);
  });

  test.each([
    [1040, ['Date and time', 'Company', 'Employees', 'Active users', 'Months', 'Currency', 'Startup fee 2025']],
    [640, ['Date and time', 'Company', 'Active users', 'Months', 'Total', 'Details']],
  ])('of %i px has the columns that fit, and the calculator below the company', async (width, columns) => {
    setWidth(width);
    open(page([log(1, { calculator: '2026', outputs: { pricing2026: { finalTotal: 30_250 }, value2025: 7 } })]));
    const texts = await cells('Company 1');
    expect(texts[1]).toBe('Company 12026');
    expect(texts.join(' ')).toContain('30,250.00');
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads.slice(0, columns.length)).toEqual(columns);
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

  test('name each figure first: what was entered, and the result', async () => {
    const { dialog } = await openDetails();
    const entered = within(dialog.getByRole('region', { name: 'Inputs' }));
    expect(entered.getByText('Employees').nextSibling).toHaveTextContent('1,200');
    const result = within(dialog.getByRole('region', { name: 'Result' }));
    expect(result.getByText('Total 2025').nextSibling).toHaveTextContent('€10,554.00');
    expect(result.queryByText('Total 2026')).not.toBeInTheDocument();
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
