import { RemoteFailure } from './remote-failure';
import type { RegisteredRemote } from './remote-registry';

/** Milliseconds that a manifest may take. */
const timeBudget = 8000;

/**
 * The address of a remote's entry script. The registry names it with its integrity hash; for older releases and for
 * development servers the remote's manifest does.
 */
export async function remoteEntry(name: string, { version, manifest, integrity }: RegisteredRemote): Promise<string> {
  const entry = integrity ? Object.keys(integrity)[0] : entryOf(await fetchManifest(manifest));
  if (!entry) throw new RemoteFailure(name, 'unloadable', { version, cause: new Error('No entry script is named') });
  return new URL(entry, new URL(manifest, window.location.href)).href;
}

async function fetchManifest(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeBudget) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

function entryOf(manifest: unknown): string | undefined {
  const { metaData } = Object(manifest) as { metaData?: { remoteEntry?: { name?: unknown } } };
  const name = metaData?.remoteEntry?.name;
  return typeof name === 'string' ? name : undefined;
}
