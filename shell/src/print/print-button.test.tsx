import { screen, waitFor } from '@testing-library/react';
import { renderWithShell } from '@programme/testing';
import type { Language } from '@programme/i18n';
import { PrintButton } from './print-button';

const open = (savedCalculations: number, language: Language = 'en') =>
  renderWithShell(<PrintButton comparison={{ savedCalculations, documentTitle: 'Comparison for Acme' }} />, {
    language,
  });

test.each([
  ['en', 'Print comparison', 'No Comparisons', 'Close'],
  ['pl', 'Drukuj porównanie', 'Brak porównań', 'Zamknij'],
  ['es', 'Imprimir comparación', 'No hay comparaciones', 'Cerrar'],
] as const)('Without a saved calculation a dialog says what to do (%s)', async (language, button, title, close) => {
  const print = jest.spyOn(window, 'print').mockReturnValue();
  const { person } = open(0, language);
  await person.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  await person.click(screen.getByRole('button', { name: close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(print).not.toHaveBeenCalled();
});

test('The dialog asks for a calculation first', async () => {
  const { person } = open(0);
  await person.click(screen.getByRole('button', { name: 'Print comparison' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'Please add at least one calculation to comparison before printing.',
  );
});

test('With one, the page prints under the title of the document, once, and has its own title back', async () => {
  const titles: string[] = [];
  jest.spyOn(window, 'print').mockImplementation(() => void titles.push(document.title));
  document.title = 'Calculator';
  const { person } = open(1);
  await person.click(screen.getByRole('button', { name: 'Print comparison' }));
  await waitFor(() => expect(titles).toEqual(['Comparison for Acme']));
  expect(document.title).toBe('Calculator');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('The title comes back even if printing fails', async () => {
  const { printDocument } = await import('./print-document');
  jest.spyOn(window, 'print').mockImplementation(() => {
    throw new Error('no printer');
  });
  document.title = 'Calculator';
  await expect(printDocument('Comparison')).rejects.toThrow('no printer');
  expect(document.title).toBe('Calculator');
});

test('Printing waits no longer than 500 ms for fonts that do not come', async () => {
  const { printDocument } = await import('./print-document');
  const print = jest.spyOn(window, 'print').mockReturnValue();
  Object.defineProperty(document, 'fonts', { value: { ready: new Promise(() => undefined) }, configurable: true });
  jest.useFakeTimers();
  const printed = printDocument('Comparison');
  await jest.advanceTimersByTimeAsync(499);
  expect(print).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await printed;
  expect(print).toHaveBeenCalledTimes(1);
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'fonts');
});
