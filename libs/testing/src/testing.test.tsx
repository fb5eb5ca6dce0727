import { screen } from '@testing-library/react';
import { useShell } from '@programme/mfe-contract';
import { noAnswer, renderWithShell, stubApi } from './index';

function Greeting() {
  const { preferences, session, translate, navigate } = useShell();
  return (
    <>
      <p>
        {session.user?.username ?? 'nobody'}, {preferences.currency}
      </p>
      <button onClick={() => preferences.setLanguage('pl')}>{translate('shell.print')}</button>
      <button onClick={() => navigate('offer', { offerId: 'a b' })}>go</button>
    </>
  );
}

test('The fake shell shows texts in the language, follows a choice and records it', async () => {
  const { person, setLanguage } = renderWithShell(<Greeting />, { language: 'es' });
  await person.click(screen.getByRole('button', { name: 'Imprimir comparación' }));
  expect(screen.getByRole('button', { name: 'Drukuj porównanie' })).toBeVisible();
  expect(setLanguage).toHaveBeenCalledWith('pl');
});

test('The fake shell knows the user, and that one may change', () => {
  const { changeUser } = renderWithShell(<Greeting />, { currency: 'MXN' });
  expect(screen.getByText('nobody, MXN')).toBeVisible();
  changeUser({ id: 1, username: 'ada', isAdmin: true });
  expect(screen.getByText('ada, MXN')).toBeVisible();
});

test('The fake shell moves the address by route id', async () => {
  const { person, navigate, location } = renderWithShell(<Greeting />, { route: '/?lang=es' });
  expect(location()).toBe('/?lang=es');
  await person.click(screen.getByRole('button', { name: 'go' }));
  expect(navigate).toHaveBeenCalledWith('offer', { offerId: 'a b' });
  expect(location()).toBe('/offer/a%20b');
});

test('The stubbed API answers by method and path and keeps what was sent', async () => {
  const calls = stubApi({ 'POST /api/login': ({ body }) => ({ status: 201, body: { echo: body } }) });
  const response = await fetch('/api/login?x=1', { method: 'POST', body: JSON.stringify({ username: 'ada' }) });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ echo: { username: 'ada' } });
  expect(calls).toMatchObject([{ method: 'POST', path: '/api/login', body: { username: 'ada' } }]);
  expect(calls[0]?.query.get('x')).toBe('1');
});

test('A call that is aborted while the API is silent is rejected', async () => {
  stubApi({ 'GET /api/user': noAnswer });
  const caller = new AbortController();
  const call = fetch('/api/user', { signal: caller.signal });
  caller.abort();
  await expect(call).rejects.toThrow('aborted');
});
