import { screen, waitFor, within } from '@testing-library/react';
import { problem, type ApiAnswer } from '@programme/testing';
import { active, draft, open, summary } from './price-books.fixture';

const page = '/admin/prices';

test.each([
  ['en', 'In preparation', 'Published', 'In force'],
  ['pl', 'W przygotowaniu', 'Opublikowane', 'Obowiązuje'],
  ['es', 'En preparación', 'Publicadas', 'En vigor'],
] as const)('Books are listed by how they stand (%s)', async (language, preparing, published, inForce) => {
  open(page, {}, { language });
  const drafts = await screen.findByRole('region', { name: preparing });
  expect(within(drafts).getByRole('link', { name: 'Prices 2099' })).toHaveAttribute('href', '/admin/prices/draft');
  expect(within(screen.getByRole('region', { name: published })).getByText(inForce)).toBeVisible();
});

test('A new book is a copy of the one in force, and opens', async () => {
  const { person, calls, location } = open(page, { 'POST /api/price-books': { status: 201, body: draft } });
  await person.click(await screen.findByRole('button', { name: 'New price book' }));
  await person.type(screen.getByRole('textbox', { name: 'Name' }), 'Prices 2099');
  await person.click(screen.getByRole('button', { name: 'Create draft' }));
  await waitFor(() => expect(location()).toBe('/admin/prices/draft'));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    label: 'Prices 2099',
    basedOn: 'programme-2026.1',
  });
});

describe('Import', () => {
  const choose = async (
    text: string,
    answer = problem(400, 'invalid-request', 'Please check.', {
      'rows[3].value': 'Row 3: “x” is not a number',
    }),
  ) => {
    const view = open(page, { 'POST /api/price-books/import': answer });
    await view.person.click(await screen.findByRole('button', { name: 'Import' }));
    await view.person.type(screen.getByRole('textbox', { name: 'Name' }), 'From a file');
    // jsdom's files cannot be read.
    const file = Object.assign(new File([text], 'prices.csv'), { text: () => Promise.resolve(text) });
    await view.person.upload(screen.getByLabelText('Choose file'), file);
    await view.person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Import' }));
    return view;
  };

  test('names each wrong row and imports nothing', async () => {
    const { calls } = await choose('section,currency\n');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Nothing was imported: one problemRow 3: “x” is not a number',
    );
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      format: 'csv',
      label: 'From a file',
      text: 'section,currency\n',
    });
  });

  test('sends nothing of a file that is too large', async () => {
    const { calls } = await choose('x'.repeat(64_001));
    expect(screen.getByText(/The file is larger than 64 kB/)).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

describe('Many drafts', () => {
  const drafts = (first: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...summary(draft),
      id: `d${first + index}`,
      label: `Draft ${first + index}`,
    }));
  const pages: Parameters<typeof open>[1] = {
    'GET /api/price-books': ({ query }): ApiAnswer =>
      query.get('cursor') === 'second'
        ? { body: drafts(21, 2), headers: { 'X-Total-Count': '22' } }
        : {
            body: [...drafts(1, 20), summary(active)],
            headers: { 'X-Total-Count': '22', Link: '</api/price-books?cursor=second>; rel="next"' },
          },
  };

  test('are shown page by page, and the book in force stays', async () => {
    const { person } = open(page, pages);
    const preparing = within(await screen.findByRole('region', { name: 'In preparation' }));
    expect(preparing.getAllByRole('link')).toHaveLength(20);
    expect(preparing.getByText('1–20 of 22 drafts')).toBeVisible();
    await person.click(preparing.getByRole('button', { name: 'Older drafts' }));
    expect(await preparing.findByRole('link', { name: 'Draft 22' })).toBeVisible();
    expect(preparing.getByText('21–22 of 22 drafts')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Published' })).getByText('In force')).toBeVisible();
    await person.click(preparing.getByRole('button', { name: 'Newer drafts' }));
    expect(await preparing.findByRole('link', { name: 'Draft 1' })).toBeVisible();
  });
});
