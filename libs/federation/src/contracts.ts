import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions } from './build-options.js';
import { contractVersion, type Contract } from './shared-dependencies.js';

/** An app that is being built: its folder, absolute, and its options. */
type Built = { readonly root: string; readonly options: BuildOptions };

/** The shell keeps the contract that it is built with, and no other. */
export function shellContract({ options: { contract = contractVersion() } }: Pick<Built, 'options'>): Contract {
  return { built: contract, lowest: contract };
}

/** The contract that a remote is built with, and the lowest that it can do with. */
export function remoteContract({ root, options: { contract = contractVersion() } }: Built): Contract {
  return { built: contract, lowest: lowestContract(root) };
}

/** What the remote itself says in its `package.json`, where its module reads it too. */
function lowestContract(root: string): string {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { lowestContract?: string };
  if (!manifest.lowestContract) throw new Error(`${root}/package.json names no lowestContract`);
  return manifest.lowestContract;
}
