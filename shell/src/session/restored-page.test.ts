import { waitFor } from '@testing-library/react';
import { stubApi, type ApiAnswer } from '@programme/testing';
import { admin } from '../app.fixture';
import { resolvePreferences } from '../preferences/resolve-preferences';
import { shellApi } from '../store/shell.api';
import { createShellStore } from '../store/shell.store';
import { guardRestoredPages } from './restored-page';

const isHidden = () => document.documentElement.hasAttribute('data-unchecked');

/** Leaves a page of staff, and comes back to it by the back/forward cache. */
async function restore(before: ApiAnswer, after: ApiAnswer): Promise<jest.Mock> {
  window.history.replaceState(null, '', '/admin');
  let user = before;
  stubApi({ 'GET /api/user': () => user });
  const store = createShellStore(resolvePreferences(window.location));
  await store.dispatch(shellApi.endpoints.user.initiate());
  const reload = jest.fn();
  guardRestoredPages(store, reload);
  user = after;
  for (const name of ['pagehide', 'pageshow'])
    window.dispatchEvent(Object.assign(new Event(name), { persisted: true }));
  expect(isHidden()).toBe(true);
  return reload;
}

const body = admin.body as { permissions: string[] };

test('A private page is shown again to the same user', async () => {
  const reload = await restore(admin, { body: structuredClone(body) });
  await waitFor(() => expect(isHidden()).toBe(false));
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['somebody else', { body: { ...body, id: 7 } }],
  ['the user with other permissions', { body: { ...body, permissions: ['logs.read'] } }],
  ['nobody', { status: 401 }],
])('It is loaded anew for %s, and stays hidden until then', async (_who, after) => {
  const reload = await restore(admin, after);
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(isHidden()).toBe(true);
});
