/** Address of a release's folder → what its first scripts must be, by their names. */
const expected = new Map<string, Readonly<Record<string, string>>>();

const folderOf = (address: string): string => new URL('.', new URL(address, window.location.href)).href;

/** Has the scripts that lie beside this manifest checked from now on; nothing is known of releases that say nothing. */
export function expectIntegrity(manifest: string, integrity: Readonly<Record<string, string>> | undefined): void {
  const folder = folderOf(manifest);
  if (integrity) expected.set(folder, integrity);
  else expected.delete(folder);
}

/** Has the browser fetch those scripts afresh: a copy that was spoilt on its way would be kept for a year. */
export async function refetch(manifest: string, integrity: Readonly<Record<string, string>> = {}): Promise<void> {
  const folder = folderOf(manifest);
  const scripts = Object.keys(integrity).map((name) => fetch(`${folder}${name}`, { cache: 'reload' }));
  // What is wrong with them shows when they are run.
  await Promise.allSettled(scripts);
}

/**
 * What the script at this address must be; undefined where nothing is known of its release. Throws for a script that its
 * release does not start with: the manifest that named it is not the one that was released.
 */
export function integrityOf(address: string): string | undefined {
  const integrity = expected.get(folderOf(address));
  if (!integrity) return undefined;
  const name = new URL(address, window.location.href).pathname.split('/').at(-1) ?? '';
  const found = integrity[name];
  if (found === undefined) throw new Error(`${name} is not the first script of its release`);
  return found;
}
