import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { stubApi } from '@programme/testing';
import { showStartFailure } from './start-failure';

const chunkFailure = Object.assign(new Error('gone'), { name: 'ChunkLoadError' });

beforeEach(() => jest.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.lang = '';
});

test.each([
  ['en', 'The page could not be loaded completely, so its buttons do not work.', 'Reload the page'],
  ['pl', 'Nie udało się wczytać całej strony, dlatego przyciski nie działają.', 'Odśwież stronę'],
  ['es', 'La página no se ha cargado por completo y los botones no funcionan.', 'Recargar la página'],
  ['xx', 'The page could not be loaded completely, so its buttons do not work.', 'Reload the page'],
])('A page in %s that could not start says so, and can be loaded anew', async (language, text, name) => {
  document.documentElement.lang = language;
  const reload = jest.fn();
  showStartFailure(chunkFailure, reload);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('What broke is reported, but not a script whose failure is reported already', async () => {
  const calls = stubApi({ 'POST /api/remote-failures': { status: 204 } });
  showStartFailure(chunkFailure);
  expect(calls).toEqual([]);
  showStartFailure(new TypeError('x is undefined'));
  await waitFor(() =>
    expect(calls.map(({ body }) => body)).toEqual([
      { remote: 'shell', reason: 'rendering', message: 'TypeError: x is undefined' },
    ]),
  );
});
