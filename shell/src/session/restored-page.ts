import { remoteRouteOf } from '../routes/route-table';
import type { ShellStore } from '../store/shell.store';
import { shellApi } from '../store/shell.api';
import './restored-page.css';

const unchecked = 'data-unchecked';

/**
 * The back/forward cache restores a page with its memory, even after a logout. A private page is therefore hidden
 * before it is cached, and shown again only if the session still belongs to the same user with the same permissions.
 * Otherwise it is reloaded, and the guard or the offer's password gate decides.
 *
 * @param reload loads the page anew
 */
export function guardRestoredPages(store: ShellStore, reload: () => void = () => window.location.reload()): void {
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted && accessOfPage() !== 'everyone') hide();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const access = accessOfPage();
    if (access !== 'everyone') hide();
    // Access of a client depends on the unlocked offer, not on a user; only a reload can check it.
    if (access === 'client') return reload();
    void refreshUser(store, access === 'staff' ? reload : () => undefined);
  });
}

const accessOfPage = () => remoteRouteOf(window.location.pathname)?.access ?? 'everyone';

const hide = () => document.documentElement.setAttribute(unchecked, '');

const show = () => document.documentElement.removeAttribute(unchecked);

/** @param onChange called when the user has changed or could not be fetched */
async function refreshUser(store: ShellStore, onChange: () => void): Promise<void> {
  const before = shellApi.endpoints.user.select()(store.getState()).data;
  const { data, isSuccess } = await store.dispatch(
    shellApi.endpoints.user.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  // An equal answer is the same object: the store shares what has not changed.
  if (isSuccess && data === before) show();
  else onChange();
}
