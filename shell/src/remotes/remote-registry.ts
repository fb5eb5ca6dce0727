import { isRemoteRequirements, type RemoteRequirements } from '@programme/mfe-contract';
import { consumePageRegistry } from './page-registry';

/** One line of `remotes.json`: the live release of a remote, its manifest and its requirements. */
export type RegisteredRemote = {
  readonly version: string;
  readonly manifest: string;
  /** Absent for older releases. */
  readonly needs?: RemoteRequirements;
  /** Integrity hash of its entry script, by file name. Absent for older releases. */
  readonly integrity?: Readonly<Record<string, string>>;
};

export type RemoteRegistry = Readonly<Record<string, RegisteredRemote>>;

const address = '/remotes.json';

/** Milliseconds that the registry may take; it is one small file of the page's own origin. */
const timeBudget = 4000;

/**
 * Reads the live registry, the first time from the page. Invalid entries are left out, so that one bad line costs one
 * remote only.
 */
export async function fetchRegistry(): Promise<RemoteRegistry> {
  return registeredIn(consumePageRegistry() ?? (await fetchBody()));
}

async function fetchBody(): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeBudget) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

function registeredIn(body: unknown): RemoteRegistry {
  const remotes = typeof body === 'object' && body !== null && 'remotes' in body ? body.remotes : null;
  if (typeof remotes !== 'object' || remotes === null) throw new Error(`${address} names no remotes`);
  return Object.fromEntries(
    Object.entries(remotes).filter((entry): entry is [string, RegisteredRemote] => isRemote(entry[1])),
  );
}

function isRemote(value: unknown): value is RegisteredRemote {
  if (typeof value !== 'object' || value === null) return false;
  const { version, manifest, needs, integrity } = value as Partial<RegisteredRemote>;
  const located = typeof version === 'string' && typeof manifest === 'string' && manifest.includes('.json');
  const checkable = integrity === undefined || (typeof integrity === 'object' && integrity !== null);
  return located && checkable && (needs === undefined || isRemoteRequirements(needs));
}
