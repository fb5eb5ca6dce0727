import { contractVersion, isCompatibleContract, isRemoteModule, type RemoteModule } from '@programme/mfe-contract';
import { federationHost } from './federation-host';
import { setPageVersion } from './page-versions';
import { RemoteFailure } from './remote-failure';
import { expectIntegrity, refetch } from './remote-integrity';
import { fetchRegistry, type RegisteredRemote } from './remote-registry';
import { shellOffer } from './shell-offer';
import { findSkew } from './skew';
import { withinBudget } from './time-budget';

const loaded = new Map<string, Promise<RemoteModule>>();
/** Addresses of manifests whose remotes did not start. */
const failed = new Set<string>();

/**
 * Loads a remote's module. What it needs is checked before any of its code is, and its shape before any of that renders.
 * Rejects with a RemoteFailure. A page keeps the release it began with; only a failed load is tried anew.
 */
export function loadRemoteModule(name: string): Promise<RemoteModule> {
  const known = loaded.get(name);
  if (known) return known;
  const module = withinBudget(name, loadAndCheck(name));
  loaded.set(name, module);
  module.catch(() => loaded.delete(name));
  return module;
}

async function loadAndCheck(name: string): Promise<RemoteModule> {
  const remote = await find(name);
  const { version } = remote;
  setPageVersion(name, version);
  const skew = remote.needs && findSkew(remote.needs, shellOffer());
  if (skew) throw new RemoteFailure(name, 'incompatible', { version, skew });
  const module = await run(name, remote);
  if (!isRemoteModule(module)) throw new RemoteFailure(name, 'malformed', { version });
  // A release from before builds said what they need in data.
  if (!isCompatibleContract(module.contractVersion)) {
    const older = { kind: 'contract', remote: module.contractVersion, shell: contractVersion } as const;
    throw new RemoteFailure(name, 'incompatible', { version, skew: older });
  }
  return module;
}

async function find(name: string): Promise<RegisteredRemote> {
  const registry = await fetchRegistry().catch((cause: unknown) => {
    throw new RemoteFailure(name, 'unloadable', { cause });
  });
  const remote = registry[name];
  if (!remote) throw new RemoteFailure(name, 'unregistered');
  return remote;
}

async function run(name: string, { version, manifest, integrity }: RegisteredRemote): Promise<unknown> {
  try {
    expectIntegrity(manifest, integrity);
    if (failed.has(manifest)) await refetch(manifest, integrity);
    // `force` drops what a failed attempt may have left in the runtime's caches.
    federationHost.registerRemotes([{ name, entry: manifest }], { force: true });
    return await federationHost.loadRemote(`${name}/remote`);
  } catch (cause) {
    failed.add(manifest);
    throw new RemoteFailure(name, 'unloadable', { version, cause });
  }
}
