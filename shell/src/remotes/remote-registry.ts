/** One line of `remotes.json`: which release of a remote is live, and where its manifest lies. */
export type RegisteredRemote = { readonly version: string; readonly manifest: string };

export type RemoteRegistry = Readonly<Record<string, RegisteredRemote>>;

const address = '/remotes.json';

/** Milliseconds that the registry may take; it is one small file of the page's own origin. */
const timeBudget = 4000;

/** Reads the live registry. Entries that name no manifest are left out, so that one bad line costs one remote. */
export async function fetchRegistry(): Promise<RemoteRegistry> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeBudget) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const body: unknown = await response.json();
  const remotes = typeof body === 'object' && body !== null && 'remotes' in body ? body.remotes : null;
  if (typeof remotes !== 'object' || remotes === null) throw new Error(`${address} names no remotes`);
  return Object.fromEntries(
    Object.entries(remotes).filter((entry): entry is [string, RegisteredRemote] => isRemote(entry[1])),
  );
}

function isRemote(value: unknown): value is RegisteredRemote {
  if (typeof value !== 'object' || value === null) return false;
  const { version, manifest } = value as Partial<RegisteredRemote>;
  return typeof version === 'string' && typeof manifest === 'string' && manifest.includes('.json');
}
