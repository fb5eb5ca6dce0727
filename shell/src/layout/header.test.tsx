import { act, screen, waitFor } from '@testing-library/react';
import type { PrintableComparison } from '@programme/mfe-contract';
import { StoreProvider } from '@programme/platform';
import { renderWithShell, type FakeShellOptions } from '@programme/testing';
import { createShellStore } from '../store/shell.store';
import { Header } from './header';

type Options = FakeShellOptions & { readonly comparison?: PrintableComparison };

function open({ comparison, ...options }: Options = {}) {
  const store = createShellStore({});
  const header = (
    <Header comparison={comparison ?? null} menuOpen={false} onToggleMenu={jest.fn()} onLogout={jest.fn()} />
  );
  return { store, ...renderWithShell(<StoreProvider store={store}>{header}</StoreProvider>, options) };
}

const choices = async () => (await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent);

test('A theme is chosen, and the current one is marked', async () => {
  const { person, store } = open();
  await person.click(screen.getByRole('button', { name: 'Theme' }));
  expect(await choices()).toEqual(['As on this device', 'Light', 'Dark']);
  expect(screen.getByRole('menuitemradio', { name: 'As on this device' })).toBeChecked();
  await person.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(store.getState().preferences.theme).toBe('dark');
});

describe('Language', () => {
  test('Every language is listed by its own name, and the current one is marked', async () => {
    const { person } = open({ language: 'pl' });
    await person.click(screen.getByRole('button', { name: 'Język: Polski, PL' }));
    expect(await choices()).toEqual(['English', 'Polski', 'Español']);
    expect(screen.getByRole('menuitemradio', { name: 'Polski' })).toBeChecked();
    expect(screen.getByRole('menuitemradio', { name: 'Español' })).not.toBeChecked();
  });

  test('A choice is made, and the menu closes', async () => {
    const { person, setLanguage } = open();
    await person.click(screen.getByRole('button', { name: 'Language: English, EN' }));
    await person.click(await screen.findByRole('menuitemradio', { name: 'Español' }));
    expect(setLanguage).toHaveBeenCalledWith('es');
    expect(await screen.findByRole('button', { name: 'Idioma: Español, ES' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });

  test('Choosing what is chosen already changes nothing', async () => {
    const { person, setLanguage } = open();
    await person.click(screen.getByRole('button', { name: 'Language: English, EN' }));
    await person.click(await screen.findByRole('menuitemradio', { name: 'English' }));
    expect(setLanguage).not.toHaveBeenCalled();
  });

  test('Escape closes the menu without a choice', async () => {
    const { person, setLanguage } = open();
    await person.click(screen.getByRole('button', { name: 'Language: English, EN' }));
    await choices();
    await person.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(setLanguage).not.toHaveBeenCalled();
  });
});

describe('Currency', () => {
  test('The four currencies can be chosen, by keyboard too', async () => {
    const { person, setCurrency } = open({ currency: 'PLN' });
    act(() => screen.getByRole('button', { name: 'Currency: PLN' }).focus());
    await person.keyboard('{Enter}');
    expect(await choices()).toEqual(['PLN', 'EUR', 'USD', 'MXN']);
    await person.keyboard('{End}{Enter}');
    expect(setCurrency).toHaveBeenCalledWith('MXN');
    expect(await screen.findByRole('button', { name: 'Currency: MXN' })).toBeVisible();
  });

  test('On an offer page there is no currency to choose', () => {
    open({ route: '/offer/o-1' });
    expect(screen.queryByRole('button', { name: /^Currency/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Language/ })).toBeVisible();
  });

  test('The offers of an admin are no offer page', () => {
    open({ route: '/offers' });
    expect(screen.getByRole('button', { name: 'Currency: PLN' })).toBeVisible();
  });
});

test('The title leads home', async () => {
  const { person, location } = open({ route: '/auth' });
  await person.click(screen.getByRole('link', { name: 'Activity Programme, to the calculator' }));
  expect(location()).toBe('/');
});

test('While it is not known who is signed in, the header says so', () => {
  open({ status: 'loading' });
  expect(screen.getByRole('progressbar', { name: 'Loading your account' })).toBeVisible();
});

test.each([
  ['nobody', null, 0],
  ['a user', { id: 2, username: 'bob', isAdmin: false }, 0],
  ['an admin', { id: 1, username: 'ada', isAdmin: true }, 1],
])('For %s the header has this many ways to the admin page', (_who, user, links) => {
  open({ user });
  // The styles of jsdom know no widths, so the link of wide screens counts as hidden.
  expect(screen.queryAllByRole('link', { name: 'Admin', hidden: true })).toHaveLength(links);
});

test('The print button is there when the screen has something to print', () => {
  open({ comparison: { savedCalculations: 1, documentTitle: 'x' } });
  expect(screen.getByRole('button', { name: 'Print comparison' })).toBeVisible();
});
