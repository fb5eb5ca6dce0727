import { pageVersion } from './page-versions';
import { fetchRegistry } from './remote-registry';
import { isDirty } from './dirty-state';

/**
 * Reloads the page when a chunk is stale: another release is live than the one on this page. Reloads once per release,
 * and not when the user has typed something. Otherwise the failure panel offers a reload.
 */
export async function reloadIfStale(name: string, reload = () => window.location.reload()): Promise<void> {
  const live = (await fetchRegistry())[name]?.version;
  if (live === undefined || live === pageVersion(name) || isDirty()) return;
  if (isFirstReloadFor(`${name} ${live}`)) reload();
}

/** False without session storage: the first attempt could not be told from the next. */
function isFirstReloadFor(release: string): boolean {
  const key = `reloaded for ${release}`;
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, new Date().toISOString());
    return true;
  } catch {
    return false;
  }
}
