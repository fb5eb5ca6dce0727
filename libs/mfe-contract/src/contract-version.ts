import manifest from '../package.json';

/**
 * Version of the contract between shell and remotes: that of this package. Raise the major version when a remote that
 * was built against the old contract cannot run in the new shell, and the minor version when the shell offers something
 * new.
 */
export const contractVersion: string = manifest.version;

const parts = (version: string) => {
  const match = /^(\d+)\.(\d+)\.\d+$/.exec(version);
  return match && { major: Number(match[1]), minor: Number(match[2]) };
};

/** Whether a shell of this contract version supports a remote, given the lowest version that the remote accepts. */
export function isCompatibleContract(lowest: string, shell: string = contractVersion): boolean {
  const [asked, kept] = [parts(lowest), parts(shell)];
  return asked !== null && kept !== null && asked.major === kept.major && asked.minor <= kept.minor;
}
