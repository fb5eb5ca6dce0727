import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ListedOffer } from '@programme/contracts';
import type { ApiCall } from '@programme/testing';
import { admin, renderShell, shows } from '../app.fixture';

const id = '0b9c5a52-9d0d-4b6f-8a52-111111111111';

const acme = { id: 'o-1', clientName: 'Acme & Co', creator: 'Jan', createdAt: '2026-11-02T10:00:00.000Z' };

/** The API finds offers by a part of the client's name. */
const find = ({ query }: ApiCall) => ({
  body: acme.clientName.toLowerCase().includes(query.get('q')?.toLowerCase() ?? '') ? [acme as ListedOffer] : [],
});

/** jsdom knows no widths, so that the navigation of wide screens counts as hidden. */
const opener = { name: 'Search', hidden: true };

const address = () => window.location.pathname;

async function openPalette(path = '/admin') {
  const view = await renderShell(path, { 'GET /api/user': admin, 'GET /api/offers': find });
  await screen.findAllByRole('button', opener);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const dialog = within(await screen.findByRole('dialog', { name: 'Search' }));
  return { ...view, dialog, field: dialog.getByRole('combobox') };
}

test('The keyboard opens it, and leads to an offer by its client', async () => {
  const { person, dialog, field, calls } = await openPalette();
  expect(field).toHaveFocus();
  await person.type(field, 'acm');
  expect(await dialog.findByRole('option', { name: /Acme & Co.*Jan.*Nov 2, 2026/ })).toBeVisible();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/offers/o-1'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // One call for three keys.
  expect(calls.filter(({ path }) => path === '/api/offers')).toHaveLength(1);
});

test('An id leads to its offer, also within the link that the client got', async () => {
  const { person, field } = await openPalette();
  await person.click(field);
  await person.paste(`https://offers.example/offer/${id}`);
  await person.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(`/offers/${id}`));
});

test('A few letters of places lead there, and the first one is chosen at once', async () => {
  const { person, dialog, field } = await openPalette();
  expect(dialog.getAllByRole('option').length).toBeGreaterThan(8);
  await person.type(field, 'price b');
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Price booksManage']);
  await person.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/prices'));
});

test('A new offer begins from anywhere', async () => {
  const { person, dialog } = await openPalette();
  await person.click(dialog.getByRole('option', { name: 'Create New Offer' }));
  await waitFor(() => expect(address()).toBe('/offers'));
  expect((window.history.state as { usr: unknown }).usr).toEqual({ act: 'create' });
});

test('What is not found is told, Escape closes it, and a click opens it too', async () => {
  const { person, dialog, field } = await openPalette();
  await person.type(field, 'qqq');
  expect(await dialog.findByText('Nothing found')).toBeVisible();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await person.click(screen.getAllByRole('button', opener)[0]!);
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible();
});

test('Visitors have none', async () => {
  await renderShell('/');
  expect(await shows('Remote calculators')).toBeVisible();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
