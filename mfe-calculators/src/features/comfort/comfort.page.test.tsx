import { screen, within } from '@testing-library/react';
import { renderWithShell, type FakeShellOptions } from '@programme/testing';
import { comfortScreen, section, text } from './comfort-screen.fixture';

const openComfort = (options: FakeShellOptions = {}) =>
  renderWithShell(comfortScreen(), { route: '/comfort', ...options });

test('opens with the 3-month pack for 30 seats and automatic top-up', () => {
  const { setPageTitle, unmount } = openComfort();
  expect(text(section('Cost summary'))).toContain('30 seats · pack of 3 months');
  expect(within(section('Cost summary')).getByRole('status')).toHaveTextContent('4,050 zł');
  expect(text(section('Cost summary'))).toContain('30 seats × 135 zł');
  expect(screen.getByRole('radio', { name: /^3 months/ })).toBeChecked();
  expect(screen.getByRole('tab', { name: 'Pack' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('switch', { name: 'Automatic top-up' })).toBeChecked();
  expect(setPageTitle).toHaveBeenLastCalledWith(expect.stringContaining('Comfort plan calculator'));
  unmount();
  expect(setPageTitle).toHaveBeenLastCalledWith(null);
});

test('speaks Polish, with its plural forms, and says that USD is an estimate', async () => {
  const { person } = openComfort({ language: 'pl', currency: 'USD' });
  expect(text(section('Podsumowanie kosztów'))).toContain('30 miejsc · pakiet na 3 miesiące');
  expect(text(section('Podsumowanie kosztów'))).toContain('1 079,70 $');
  expect(text(section('Podsumowanie kosztów'))).toContain('Ceny w USD są szacunkowe');
  await person.click(screen.getByRole('radio', { name: /^6 miesięcy/ }));
  expect(screen.getByText('Korekta w trakcie okresu')).toBeVisible();
  expect(screen.getByText('7 dni')).toBeVisible();
});

test('the bar at the bottom shows the price and leads to the summary', async () => {
  const { person } = openComfort();
  Element.prototype.scrollIntoView = jest.fn();
  const bar = screen.getByRole('group', { name: 'Cost summary' });
  expect(text(bar)).toContain('Total4,050 zł');
  await person.click(within(bar).getByRole('button', { name: 'See summary' }));
  expect(screen.getByRole('heading', { name: 'Cost summary' })).toHaveFocus();
});

test('leads an admin to an offer for these seats; add-ons stay behind, and that is said', async () => {
  const { person } = openComfort({ user: { id: 1, username: 'ada', isAdmin: true } });
  const link = screen.getByRole('link', { name: 'Create offer from this' });
  expect(link).toHaveAttribute('href', '/offers?package=comfort&employees=30&months=3&currency=PLN');
  await person.click(screen.getByRole('checkbox', { name: /Webinar/ }));
  expect(screen.getByText('Add-ons are not part of an offer.')).toBeVisible();
});
