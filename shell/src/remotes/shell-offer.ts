import { getInstance } from '@module-federation/enhanced/runtime';
import { contractVersion } from '@programme/mfe-contract';
import type { ShellOffer } from './skew';

/** What this page has for its remotes, as its own build told the federation runtime. */
export function shellOffer(): ShellOffer {
  const shared = Object.entries(getInstance()?.options.shared ?? {});
  const libraries = shared.flatMap(([name, [first]]) => (first ? [[name, first.version] as const] : []));
  return { contract: contractVersion, libraries: Object.fromEntries(libraries) };
}
