import { screen, waitFor, within } from '@testing-library/react';
import { renderWithShell, type FakeShellOptions } from '@programme/testing';
import { Sidebar } from './sidebar';

/** Through the drawer of small screens: jsdom knows no widths, so the fixed sidebar counts as hidden. */
async function open(options: FakeShellOptions = {}) {
  const onClose = jest.fn();
  const view = renderWithShell(<Sidebar open onClose={onClose} />, { styles: true, ...options });
  await screen.findByRole('navigation');
  return { ...view, onClose };
}

/** Several sections have a link of the same name; the list of a section has the section's name. */
const calculator = () =>
  within(screen.getByRole('list', { name: 'Enterprise' })).getByRole('link', { name: 'Calculator' });

const links = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test.each([
  ['nobody', null],
  ['a user who is no admin', { id: 2, username: 'bob', isAdmin: false }],
])('%s sees no entry of the admins', async (_who, user) => {
  await open({ user });
  expect(calculator()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Manage' })).not.toBeInTheDocument();
  expect(links()).not.toContain('Offers');
});

test.each([
  ['en', 'Main navigation', ['Overview', 'Offers']],
  ['pl', 'Nawigacja główna', ['Przegląd', 'Oferty']],
  ['es', 'Navegación principal', ['Resumen', 'Ofertas']],
] as const)('An admin sees them (%s)', async (language, navigation, names) => {
  await open({ language, user: { id: 1, username: 'ada', isAdmin: true } });
  expect(screen.getByRole('navigation', { name: navigation })).toBeVisible();
  expect(links()).toEqual(expect.arrayContaining([...names]));
});

test('A section can be collapsed and opened again', async () => {
  const { person } = await open();
  const section = screen.getByRole('button', { name: 'Enterprise' });
  expect(section).toHaveAttribute('aria-expanded', 'true');
  await person.click(section);
  expect(section).toHaveAttribute('aria-expanded', 'false');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Enterprise' })).not.toBeInTheDocument());
  await person.click(section);
  expect(await screen.findByRole('list', { name: 'Enterprise' })).toBeVisible();
  expect(calculator()).toBeVisible();
});

test.each(['/', '/EUR'])('The calculator is the current page at %s', async (route) => {
  await open({ route });
  expect(calculator()).toHaveAttribute('aria-current', 'page');
});

test('Elsewhere it is not', async () => {
  await open({ route: '/auth' });
  expect(calculator()).not.toHaveAttribute('aria-current');
});

test('Following a link closes the drawer', async () => {
  const { person, onClose, location } = await open({ route: '/auth' });
  await person.click(calculator());
  expect(location()).toBe('/');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('A closed drawer is not on the page', () => {
  renderWithShell(<Sidebar open={false} onClose={jest.fn()} />, { styles: true });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('The drawer has a name, and closes when the screen becomes wide', async () => {
  const listeners = new Set<() => void>();
  const wide = {
    matches: true,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  jest.spyOn(window, 'matchMedia').mockReturnValue(wide as unknown as MediaQueryList);
  const { onClose } = await open();
  expect(screen.getByRole('dialog', { name: 'Main navigation' })).toBeVisible();
  listeners.forEach((listener) => listener());
  expect(onClose).toHaveBeenCalledTimes(1);
});
