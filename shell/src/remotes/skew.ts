import { isCompatibleContract, type RemoteNeeds } from '@programme/mfe-contract';
import { satisfy } from '@module-federation/runtime-core';

/** What the page has for its remotes. */
export type ShellOffer = {
  readonly contract: string;
  /** Version of each shared library, by its name. */
  readonly libraries: Readonly<Record<string, string>>;
};

/** Why a remote and a page cannot meet, with both versions. */
export type Skew =
  | { readonly kind: 'contract'; readonly remote: string; readonly shell: string }
  | { readonly kind: 'library'; readonly library: string; readonly needed: string; readonly present: string };

/** The first thing that a remote needs and the page does not have. */
export function findSkew({ contract, shared }: RemoteNeeds, shell: ShellOffer): Skew | undefined {
  if (!isCompatibleContract(contract.lowest, shell.contract)) {
    return { kind: 'contract', remote: contract.built, shell: shell.contract };
  }
  const missing = Object.entries(shared).find(([library, range]) => !isSatisfied(shell.libraries[library], range));
  if (!missing) return undefined;
  const [library, needed] = missing;
  return { kind: 'library', library, needed, present: shell.libraries[library] ?? '–' };
}

const isSatisfied = (version: string | undefined, range: string): boolean =>
  version !== undefined && satisfy(version, range);
