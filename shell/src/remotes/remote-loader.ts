import { contractVersion, isCompatibleContract, isRemoteModule, type RemoteModule } from '@programme/mfe-contract';
import { federationHost } from './federation-host';
import { setPageVersion } from './page-versions';
import { remoteEntry } from './remote-entry';
import { RemoteFailure } from './remote-failure';
import { expectIntegrity, refetch } from './remote-integrity';
import { fetchRegistry, type RegisteredRemote } from './remote-registry';
import { hostCapabilities } from './host-capabilities';
import { findVersionSkew } from './version-skew';
import { withTimeout } from './with-timeout';

const loaded = new Map<string, Promise<RemoteModule>>();
/** Manifest addresses of remotes that failed to start. */
const failed = new Set<string>();

/**
 * Loads a remote's module. Checks its requirements before its code is loaded, and its shape before it renders. Rejects
 * with a RemoteFailure. A page keeps the release it loaded first; only a failed load is repeated.
 */
export function loadRemoteModule(name: string): Promise<RemoteModule> {
  const known = loaded.get(name);
  if (known) return known;
  const module = withTimeout(name, loadAndCheck(name));
  loaded.set(name, module);
  module.catch(() => loaded.delete(name));
  return module;
}

async function loadAndCheck(name: string): Promise<RemoteModule> {
  const remote = await find(name);
  const { version } = remote;
  setPageVersion(name, version);
  const skew = remote.needs && findVersionSkew(remote.needs, hostCapabilities());
  if (skew) throw new RemoteFailure(name, 'incompatible', { version, skew });
  const module = await run(name, remote);
  if (!isRemoteModule(module)) throw new RemoteFailure(name, 'malformed', { version });
  // Older releases have no requirements in the registry.
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

async function run(name: string, remote: RegisteredRemote): Promise<unknown> {
  const { version, manifest, integrity } = remote;
  try {
    expectIntegrity(manifest, integrity);
    if (failed.has(manifest)) await refetch(manifest, integrity);
    // `force` drops what a failed attempt may have left in the runtime's caches.
    federationHost.registerRemotes([{ name, entry: await remoteEntry(name, remote) }], { force: true });
    return await federationHost.loadRemote(`${name}/remote`);
  } catch (cause) {
    failed.add(manifest);
    throw new RemoteFailure(name, 'unloadable', { version, cause });
  }
}
