import { screen, waitFor, within } from '@testing-library/react';
import { problem } from '@programme/testing';
import { draft, open } from './price-books.fixture';

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
