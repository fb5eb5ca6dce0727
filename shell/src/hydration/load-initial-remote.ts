import type { Language } from '@programme/i18n';
import { loadRemoteModule } from '../remotes/remote-loader';
import { withinBudget } from '../remotes/time-budget';
import { remoteRouteOf } from '../routes/route-table';
import type { TextSources } from '../texts/text-sources';
import type { StartedRemote } from '../remotes/initial-remote';
import { nextTask } from '../shared/yield-to-main';

/**
 * Begins to load the remote of the address at once, beside the shell's own texts. Resolves when it can render, or with the
 * reason why it cannot. Of what only admins see nothing is awaited: its first screen says that the session is looked up.
 */
export async function loadFirstRemote(
  pathname: string,
  language: Language,
  sources: TextSources,
): Promise<StartedRemote | undefined> {
  const route = remoteRouteOf(pathname);
  if (!route) return undefined;
  const { remote: name } = route;
  const loading = loadRemoteModule(name);
  if (route.access === 'admin') {
    loading.catch(() => undefined);
    return undefined;
  }
  try {
    const prepare = async (): Promise<StartedRemote> => {
      const module = await loading;
      await nextTask();
      await Promise.all([sources.add(name, module.loadTexts, language), module.loadScreen?.(pathname)]);
      return { name, module };
    };
    return await withinBudget(name, prepare());
  } catch (error) {
    return { name, error };
  }
}
