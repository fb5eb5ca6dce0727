/**
 * Version of what shell and remotes promise each other. Raise the major part when a remote built against the old
 * promise could not run in the new shell, and the minor part when the shell promises something more.
 */
export const contractVersion = '1.2.0';

const parts = (version: string) => {
  const match = /^(\d+)\.(\d+)\.\d+$/.exec(version);
  return match && { major: Number(match[1]), minor: Number(match[2]) };
};

/** Whether a remote built against this version finds in today's shell all that it was promised. */
export function isCompatibleContract(remote: string, shell: string = contractVersion): boolean {
  const [asked, kept] = [parts(remote), parts(shell)];
  return asked !== null && kept !== null && asked.major === kept.major && asked.minor <= kept.minor;
}
