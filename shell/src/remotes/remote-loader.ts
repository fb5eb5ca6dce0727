import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { isCompatibleContract, isRemoteModule, type RemoteModule } from '@programme/mfe-contract';
import { RemoteFailure } from './remote-failure';
import { fetchRegistry } from './remote-registry';

/** Milliseconds for one script or manifest, and for a remote as a whole: then its failure panel stands in its place. */
const stepBudget = 8000;
const wholeBudget = 10_000;

registerPlugins([
  {
    name: 'time-budgets',
    fetch: (url, options) => fetch(url, { ...options, signal: AbortSignal.timeout(stepBudget) }),
    createScript: ({ url }) => {
      const script = document.createElement('script');
      script.src = url;
      return { script, timeout: stepBudget };
    },
  },
]);

const loaded = new Map<string, Promise<RemoteModule>>();

/**
 * Loads a remote's module and checks it before any of its code renders. Rejects with a RemoteFailure.
 * A page keeps the release it began with; only a failed load is tried anew.
 */
export function loadRemoteModule(name: string): Promise<RemoteModule> {
  const known = loaded.get(name);
  if (known) return known;
  const module = loadAndCheck(name);
  loaded.set(name, module);
  module.catch(() => loaded.delete(name));
  return module;
}

async function loadAndCheck(name: string): Promise<RemoteModule> {
  const module = await withinBudget(name, load(name));
  if (!isRemoteModule(module)) throw new RemoteFailure(name, 'malformed');
  if (!isCompatibleContract(module.contractVersion)) {
    throw new RemoteFailure(name, 'incompatible', { remoteContract: module.contractVersion });
  }
  return module;
}

async function load(name: string): Promise<unknown> {
  try {
    const remote = (await fetchRegistry())[name];
    if (!remote) throw new RemoteFailure(name, 'unregistered');
    // `force` drops what a failed attempt may have left in the runtime's caches.
    registerRemotes([{ name, entry: remote.manifest }], { force: true });
    return await loadRemote(`${name}/remote`);
  } catch (cause) {
    throw cause instanceof RemoteFailure ? cause : new RemoteFailure(name, 'unloadable', { cause });
  }
}

function withinBudget<Value>(name: string, work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const expired = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new RemoteFailure(name, 'timeout')), wholeBudget);
  });
  return Promise.race([work, expired]).finally(() => clearTimeout(timer));
}
