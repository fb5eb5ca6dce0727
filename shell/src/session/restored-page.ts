import { remoteRouteOf } from '../routes/route-table';
import type { ShellStore } from '../store/shell.store';
import { shellApi } from '../store/shell.api';
import './restored-page.css';

const unchecked = 'data-unchecked';

/**
 * The browser's back/forward cache brings a page back as it was left, with its scripts' memory, also after a logout. A private
 * page is therefore stored hidden, stays hidden when it comes back, and is shown again only while the session is the same
 * admin's. Every other one is loaded anew: the guard or the gate then answers for today.
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
    // What a client may read is the session's and the offer's to say, not a user's.
    if (access === 'client') return reload();
    void refreshUser(store, access === 'admin' ? reload : () => undefined);
  });
}

const accessOfPage = () => remoteRouteOf(window.location.pathname)?.access ?? 'everyone';

const hide = () => document.documentElement.setAttribute(unchecked, '');

const show = () => document.documentElement.removeAttribute(unchecked);

/** @param onChange the user is not the one that the page was left with, or nobody knows */
async function refreshUser(store: ShellStore, onChange: () => void): Promise<void> {
  const before = shellApi.endpoints.user.select()(store.getState()).data;
  const { data, isSuccess } = await store.dispatch(
    shellApi.endpoints.user.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  if (isSuccess && data?.id === before?.id && data?.isAdmin === before?.isAdmin) show();
  else onChange();
}
