import { contractVersion } from '@programme/mfe-contract';
import { federationHost } from './federation-host';
import type { HostCapabilities } from './version-skew';

/** The contract and shared libraries that this page provides. */
export function hostCapabilities(): HostCapabilities {
  const shared = Object.entries(federationHost.options.shared);
  const libraries = shared.flatMap(([name, [first]]) => (first ? [[name, first.version] as const] : []));
  return { contract: contractVersion, libraries: Object.fromEntries(libraries) };
}
