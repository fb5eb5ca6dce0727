import { act, screen, within } from '@testing-library/react';
import { renderWithShell, type FakeShellOptions } from '@programme/testing';
import { Sidebar } from './sidebar';
import { StaffNavigation } from './staff-navigation';
import { useStaffSidebar } from './use-staff-sidebar';

const admin = { id: 1, username: 'ada', isAdmin: true };

/** Without the sidebar around it: jsdom knows no widths, so that one counts as hidden. */
function Wide() {
  return <StaffNavigation onNavigate={jest.fn()} rail={useStaffSidebar().rail} />;
}

const open = (options: FakeShellOptions = {}) => renderWithShell(<Wide />, { user: admin, ...options });

const names = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label') ?? link.textContent);

const staffLinks = ['Overview', 'Offers', 'Price books', 'Calculations', 'Texts', 'Users', 'Creators', 'Notifications'];

beforeEach(() => {
  window.innerWidth = 1280;
  localStorage.clear();
  delete document.documentElement.dataset.sidebar;
});

test('Admins reach each of their screens from the navigation', async () => {
  const { person, location } = open();
  expect(names('Manage')).toEqual(staffLinks);
  await person.click(screen.getByRole('link', { name: 'Calculations' }));
  expect(location()).toBe('/admin/logs');
  expect(screen.getByRole('link', { name: 'Calculations' })).toHaveAttribute('aria-current', 'page');
});

test('It collapses to a rail that keeps names and groups for screen readers, and expands again', async () => {
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'Collapse navigation' }));
  expect(names('Manage')).toEqual(staffLinks);
  expect(names('Enterprise')).toEqual(['Calculator', 'Pricing', 'Enterprise description']);
  expect(screen.queryByText('Offers')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Expand navigation' })).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(screen.getByText('Offers')).toBeVisible();
});

test('The name of an icon shows on hover and on focus; Escape hides it', async () => {
  localStorage.setItem('sidebar', 'rail');
  const { person } = open();
  await person.hover(screen.getByRole('link', { name: 'Texts' }));
  expect(screen.getByRole('tooltip')).toHaveTextContent('Texts');
  await person.unhover(screen.getByRole('link', { name: 'Texts' }));
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  screen.getByRole('button', { name: 'Search' }).focus();
  await person.tab();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Overview');
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('The choice is kept on the device, and known before the page is drawn', async () => {
  const { person, unmount } = open();
  await person.click(screen.getByRole('button', { name: 'Collapse navigation' }));
  expect(localStorage.getItem('sidebar')).toBe('rail');
  expect(document.cookie).toContain('sidebar=rail');
  expect(document.documentElement).toHaveAttribute('data-sidebar', 'rail');
  unmount();
  open();
  expect(screen.getByRole('button', { name: 'Expand navigation' })).toBeVisible();
});

test.each([
  ['nobody', null],
  ['a user who is no admin', { id: 2, username: 'bob', isAdmin: false }],
])('A page for %s keeps no place for the navigation of staff', (_who, user) => {
  document.documentElement.dataset.sidebar = 'rail';
  renderWithShell(<Sidebar open={false} onClose={jest.fn()} />, { user });
  expect(document.documentElement).not.toHaveAttribute('data-sidebar');
  expect(localStorage.getItem('sidebar')).toBeNull();
});

test('While it is not known who is logged in, the place is kept', () => {
  document.documentElement.dataset.sidebar = 'rail';
  renderWithShell(<Sidebar open={false} onClose={jest.fn()} />, { status: 'loading' });
  expect(document.documentElement).toHaveAttribute('data-sidebar', 'rail');
});

describe('Where little room is left beside it', () => {
  let matches = true;
  const watchers = new Set<() => void>();
  const become = (narrow: boolean) =>
    act(() => {
      matches = narrow;
      for (const watcher of watchers) watcher();
    });

  beforeEach(() => {
    matches = true;
    jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes('max-width: 64em') && matches,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
        addEventListener: (_type: string, watcher: () => void) => void watchers.add(watcher),
        removeEventListener: (_type: string, watcher: () => void) => void watchers.delete(watcher),
      }),
    );
  });
  afterEach(() => jest.restoreAllMocks());

  test('it is a rail of icons until it is expanded, and the choice for wide screens stays', async () => {
    const { person } = open();
    expect(screen.queryByText('Offers')).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Expand navigation' }));
    expect(screen.getByText('Offers')).toBeVisible();
    expect(document.documentElement.dataset.sidebar).toBe('opened');
    await person.click(screen.getByRole('button', { name: 'Collapse navigation' }));
    expect(screen.queryByText('Offers')).not.toBeInTheDocument();
    become(false);
    expect(screen.getByText('Offers')).toBeVisible();
    expect(document.documentElement.dataset.sidebar).toBe('wide');
    become(true);
    expect(screen.queryByText('Offers')).not.toBeInTheDocument();
  });
});
