import { contractVersion } from '@programme/mfe-contract';
import { federationHost } from './federation-host';
import type { ShellOffer } from './skew';

/** What this page has for its remotes. */
export function shellOffer(): ShellOffer {
  const shared = Object.entries(federationHost.options.shared);
  const libraries = shared.flatMap(([name, [first]]) => (first ? [[name, first.version] as const] : []));
  return { contract: contractVersion, libraries: Object.fromEntries(libraries) };
}
