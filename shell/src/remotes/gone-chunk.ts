import { pageVersion } from './page-versions';
import { fetchRegistry } from './remote-registry';
import { hasTyped } from './typed-input';

/** A script that a remote loads late did not come: how webpack names it. */
export const isChunkFailure = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Loads the page anew when a remote's late script is gone because another release took the place of the one on this page:
 * once for a release, and not when that would throw away what somebody typed. Otherwise the failure panel offers it.
 */
export async function reloadIfReleased(name: string, reload = () => window.location.reload()): Promise<void> {
  const live = (await fetchRegistry())[name]?.version;
  if (live === undefined || live === pageVersion(name) || hasTyped()) return;
  if (isFirstReloadFor(`${name} ${live}`)) reload();
}

/** Without storage nothing tells the first time from the next, and the panel has to do. */
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
