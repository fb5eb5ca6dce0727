import { screen, waitFor, within } from '@testing-library/react';
import { translatePage } from '@programme/testing';
import { admin, renderShell, shows } from '../app.fixture';

const header = () => within(screen.getByRole('banner'));

test.each([
  ['a visitor', {}],
  ['an admin', { 'GET /api/user': admin }],
])('The layout goes on after the browser has translated it, for %s', async (_who, answers) => {
  const failed = jest.spyOn(console, 'error');
  const { person } = await renderShell('/', answers);
  await shows('Remote calculators');
  await waitFor(() => expect(header().getByRole('button', { name: 'Currency: PLN' })).toBeVisible());
  translatePage(document.body);
  await person.click(header().getByRole('button', { name: 'Currency: PLN' }));
  await person.click(await screen.findByRole('menuitemradio', { name: 'MXN' }));
  await waitFor(() => expect(header().getByRole('button', { name: 'Currency: MXN' })).toHaveTextContent('MXN'));
  translatePage(document.body);
  await person.click(header().getByRole('button', { name: 'Open menu' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  translatePage(document.body);
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await person.click(header().getByRole('button', { name: 'Language: English, EN' }));
  translatePage(document.body);
  await person.click(await screen.findByRole('menuitemradio', { name: 'Polski' }));
  await waitFor(() => expect(header().getByRole('button', { name: 'Waluta: MXN' })).toBeVisible());
  expect(failed).not.toHaveBeenCalled();
});
