import type { Config } from '../../platform/config/config.js';

export type LiveRemote = { readonly version: string; readonly manifest: string };

export type Registry = { readonly remotes?: Readonly<Record<string, LiveRemote>> };

type Addresses = Pick<Config, 'remotesOrigin' | 'remoteOverride'>;

/** Whether the registry is served as it was released. */
export const isServedAsReleased = ({ remotesOrigin, remoteOverride }: Addresses): boolean =>
  remotesOrigin === undefined && remoteOverride === undefined;

/**
 * The registry as this server gives it away. Released addresses have no origin, so that the same folder serves at any: here
 * they get the one that the remotes lie at. A remote that somebody works on is found at its development server.
 */
export function servedRegistry<R extends Registry>(registry: R, { remotesOrigin, remoteOverride }: Addresses): R {
  const remotes = Object.entries(registry.remotes ?? {}).map(([name, live]) => [
    name,
    { ...live, manifest: remotesOrigin === undefined ? live.manifest : new URL(live.manifest, remotesOrigin).href },
  ]);
  const { remote, manifest } = remoteOverride ?? {};
  const override = remote === undefined ? {} : { [remote]: { version: 'development', manifest } };
  return { ...registry, remotes: { ...Object.fromEntries(remotes), ...override } };
}
