import { act, screen } from '@testing-library/react';
import { renderWithShell } from '@programme/testing';
import { PrintDay } from './print-day';

const day = (date: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${date}T12:00:00Z`));

test.each([
  ['en', 'Prices as of November 21, 2026'],
  ['pl', 'Ceny z dnia 21 listopada 2026'],
  ['es', 'Precios a fecha de 21 de noviembre de 2026'],
] as const)('What is printed says of which day its prices are (%s)', (language, line) => {
  day('2026-11-21');
  renderWithShell(<PrintDay />, { language });
  expect(screen.getByText(line)).toBeInTheDocument();
});

test('A page that has been open for days says the day of printing, before the browser prints', () => {
  day('2026-11-21');
  renderWithShell(<PrintDay />);
  day('2026-11-24');
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
    // Inside `act`: what a browser prints is what stands there when the event has been handled.
    expect(screen.getByText('Prices as of November 24, 2026')).toBeInTheDocument();
  });
});
