import { act, screen } from '@testing-library/react';
import { renderWithShell, type FakeShellOptions } from '@programme/testing';
import { PrintHead } from './print-head';

const open = (company?: string, ...options: readonly FakeShellOptions[]) =>
  renderWithShell(<PrintHead company={company} shareQuery="lang=en&saved=1" />, ...options);

const day = (date: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${date}T12:00:00Z`));

test.each([
  ['en', 'Prices as of November 21, 2026'],
  ['pl', 'Ceny z dnia 21 listopada 2026'],
  ['es', 'Precios a fecha de 21 de noviembre de 2026'],
] as const)('What is printed says of which day its prices are (%s)', (language, line) => {
  day('2026-11-21');
  open(undefined, { language });
  expect(screen.getByText(line)).toBeInTheDocument();
});

test('A page that has been open for days says the day of printing, before the browser prints', () => {
  day('2026-11-21');
  open();
  day('2026-11-24');
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
    // Inside `act`: what a browser prints is what stands there when the event has been handled.
    expect(screen.getByText('Prices as of November 24, 2026')).toBeInTheDocument();
  });
});

test.each([
  ['en', 'For Acme'],
  ['pl', 'Dla: Acme'],
  ['es', 'Para Acme'],
] as const)('What is printed says for whom, where that is known (%s)', (language, line) => {
  open('Acme', { language });
  expect(screen.getByText(line)).toBeInTheDocument();
});

test('What is printed says where it can be opened: in short, and in a PDF with all calculations', () => {
  open();
  expect(screen.queryByText(/^For/)).not.toBeInTheDocument();
  const link = screen.getByRole('link', { hidden: true });
  expect(link).toHaveTextContent(/^localhost\/$/);
  expect(link).toHaveAttribute('href', 'http://localhost/?lang=en&saved=1');
});
