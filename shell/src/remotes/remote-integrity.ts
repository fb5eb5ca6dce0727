/** Address of a release's folder → integrity hashes of its first scripts, by file name. */
const expected = new Map<string, Readonly<Record<string, string>>>();

const folderOf = (address: string): string => new URL('.', new URL(address, window.location.href)).href;

/** Sets the integrity hashes for the scripts beside this manifest; undefined for older releases, which have none. */
export function expectIntegrity(manifest: string, integrity: Readonly<Record<string, string>> | undefined): void {
  const folder = folderOf(manifest);
  if (integrity) expected.set(folder, integrity);
  else expected.delete(folder);
}

/** Bypasses the HTTP cache for those scripts: a corrupted copy would be cached for a year. */
export async function refetch(manifest: string, integrity: Readonly<Record<string, string>> = {}): Promise<void> {
  const folder = folderOf(manifest);
  const scripts = Object.keys(integrity).map((name) => fetch(`${folder}${name}`, { cache: 'reload' }));
  // Failures show again when the scripts are run.
  await Promise.allSettled(scripts);
}

/**
 * The integrity hash of the script at this address; undefined for releases without hashes. Throws for a script without
 * a hash in a release that has them: the manifest is not the released one.
 */
export function integrityOf(address: string): string | undefined {
  const integrity = expected.get(folderOf(address));
  if (!integrity) return undefined;
  const name = new URL(address, window.location.href).pathname.split('/').at(-1) ?? '';
  const found = integrity[name];
  if (found === undefined) throw new Error(`${name} is not the first script of its release`);
  return found;
}
