import { isRemoteNeeds, type RemoteNeeds } from '@programme/mfe-contract';
import { takePageRegistry } from '../shared/page-data';

/** One line of `remotes.json`: which release of a remote is live, where its manifest lies, what it needs of the page. */
export type RegisteredRemote = {
  readonly version: string;
  readonly manifest: string;
  /** Not said of releases from before builds said it. */
  readonly needs?: RemoteNeeds;
  /** What its first script must be, by the script's name. */
  readonly integrity?: Readonly<Record<string, string>>;
};

export type RemoteRegistry = Readonly<Record<string, RegisteredRemote>>;

const address = '/remotes.json';

/** Milliseconds that the registry may take; it is one small file of the page's own origin. */
const timeBudget = 4000;

/**
 * Reads the live registry: at first from the page, which came with it. Entries that name no manifest are left out, so that
 * one bad line costs one remote.
 */
export async function fetchRegistry(): Promise<RemoteRegistry> {
  return registeredIn(takePageRegistry() ?? (await fetchBody()));
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
  return located && checkable && (needs === undefined || isRemoteNeeds(needs));
}
