import manifest from '../package.json';

/**
 * Version of what shell and remotes promise each other: the one of this package. Raise the major part when a remote
 * built against the old promise could not run in the new shell, and the minor part when the shell promises something
 * more.
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
