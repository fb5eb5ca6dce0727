import { isCompatibleContract, type RemoteRequirements } from '@programme/mfe-contract';
import { satisfy } from '@module-federation/runtime-core';

/** The contract and shared libraries that the page provides. */
export type HostCapabilities = {
  readonly contract: string;
  /** Version of each shared library, by its name. */
  readonly libraries: Readonly<Record<string, string>>;
};

/** Why a remote is incompatible with the page, with both versions. */
export type VersionSkew =
  | { readonly kind: 'contract'; readonly remote: string; readonly shell: string }
  | { readonly kind: 'library'; readonly library: string; readonly needed: string; readonly present: string };

/** The first requirement of a remote that the page does not meet. */
export function findVersionSkew(
  { contract, shared }: RemoteRequirements,
  shell: HostCapabilities,
): VersionSkew | undefined {
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
