import { screen, waitFor, within } from '@testing-library/react';
import { counts } from './offers.fixture';
import { open, openMenu, row } from './offers-list.fixture';

describe('The views', () => {
  test('say how many offers each has, and are filters of the list that stand in the address', async () => {
    const { person, lists, location } = open();
    await row('Acme');
    const views = within(screen.getByRole('group', { name: 'Views of the list' }));
    await waitFor(() =>
      expect(views.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'All2',
        'Needs an answer1',
        'Expiring this week0',
        'Mine2',
        'Accepted0',
        'Declined0',
      ]),
    );
    const view = (name: RegExp) => views.getByRole('button', { name });
    expect(view(/^All/)).toHaveAttribute('aria-pressed', 'true');
    await person.click(view(/^Needs an answer/));
    await waitFor(() => expect(location()).toBe('/offers?view=needs-answer'));
    await waitFor(() => expect(lists().at(-1)?.query.get('view')).toBe('needs-answer'));
    expect(view(/^Needs an answer/)).toHaveAttribute('aria-pressed', 'true');
    expect(view(/^All/)).toHaveAttribute('aria-pressed', 'false');
    await person.click(view(/^Accepted/));
    await waitFor(() => expect(location()).toBe('/offers?status=accepted'));
    await waitFor(() => expect(lists().at(-1)?.query.get('view')).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(location()).toBe('/offers'));
  });

  test('of more than can be counted say so, and none is said before it is known', async () => {
    open({ 'GET /api/offers/counts': { body: { ...counts.body, all: 10_000 } } });
    expect(screen.getByRole('button', { name: 'All' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'All 10,000+' })).toBeVisible();
  });

  test('are counted anew with the list', async () => {
    const { person, calls } = open();
    await row('Acme');
    const counted = () => calls.filter(({ path }) => path === '/api/offers/counts');
    expect(counted()).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(counted()).toHaveLength(2));
  });
});

test('On a phone one button opens the filters, and says how many are chosen', async () => {
  const { person } = open({}, { route: '/offers?status=open&offerCurrency=EUR' });
  const button = screen.getByRole('button', { name: 'Filter (2)' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await person.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('combobox', { name: 'Status' })).toBeVisible();
});

test('The keyboard finds the search, walks from row to row and opens one', async () => {
  const { person, location } = open();
  await row('Acme');
  await person.keyboard('/');
  const search = screen.getByRole('searchbox', { name: 'Search by client' });
  expect(search).toHaveFocus();
  expect(search).toHaveValue('');
  await person.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Acme' })).toHaveFocus();
  await person.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('link', { name: '<b>Beta</b>' })).toHaveFocus();
  await person.keyboard('{ArrowUp}{Enter}');
  expect(location()).toMatch(/^\/offers\/offer-1/);
});

test('A slash that is typed into a field, or above a dialog, is no key of the list', async () => {
  const { person } = open();
  await row('Acme');
  const search = screen.getByRole('searchbox', { name: 'Search by client' });
  await person.type(search, 'a/');
  expect(search).toHaveValue('a/');
  await openMenu(person, 'New password');
  await screen.findByRole('dialog');
  await person.keyboard('/');
  expect(search).not.toHaveFocus();
});

test('The menu of a row has all that stands beside it', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'More actions for the offer for Acme' }));
  const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(items.slice(0, 3)).toEqual(['Copy offer URL', 'Open in a new tab', 'Edit']);
});
