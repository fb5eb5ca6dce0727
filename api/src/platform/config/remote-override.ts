/** A remote under development, with the address of the manifest that replaces its live release. */
export type RemoteOverride = { readonly remote: string; readonly manifest: string };

/** Reads `offers=http://127.0.0.1:4202/mf-manifest.json`; `undefined` for anything else. */
export function parseRemoteOverride(text: string): RemoteOverride | undefined {
  const [, remote, manifest] = /^([\w-]+)=(.+)$/.exec(text) ?? [];
  if (!remote || !manifest || !URL.canParse(manifest)) return undefined;
  const { protocol, hostname, href } = new URL(manifest);
  return protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname) ? { remote, manifest: href } : undefined;
}
