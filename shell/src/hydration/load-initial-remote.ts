import type { Language } from '@programme/i18n';
import { loadRemoteModule } from '../remotes/remote-loader';
import { withTimeout } from '../remotes/with-timeout';
import { remoteRouteOf } from '../routes/route-table';
import type { TextSources } from '../texts/text-sources';
import type { InitialRemote } from '../remotes/initial-remote';
import { yieldToMain } from '../shared/yield-to-main';

/**
 * Starts loading the remote of the address, in parallel with the shell's own texts. Resolves when it can render, or
 * with the error. Routes of staff are not awaited: their prerendered page only says that the session is being checked.
 */
export async function loadInitialRemote(
  pathname: string,
  language: Language,
  sources: TextSources,
): Promise<InitialRemote | undefined> {
  const route = remoteRouteOf(pathname);
  if (!route) return undefined;
  const { remote: name } = route;
  const loading = loadRemoteModule(name);
  if (route.access === 'staff') {
    loading.catch(() => undefined);
    return undefined;
  }
  try {
    const prepare = async (): Promise<InitialRemote> => {
      const module = await loading;
      await yieldToMain();
      await Promise.all([sources.add(name, module.loadTexts, language), module.loadScreen?.(pathname)]);
      return { name, module };
    };
    return await withTimeout(name, prepare());
  } catch (error) {
    return { name, error };
  }
}
