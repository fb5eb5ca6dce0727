/**
 * Version of what shell and remotes promise each other. Raise the major part when a remote built against the old
 * promise could not run in the new shell; the shell refuses a remote of another major version before it renders.
 */
export const contractVersion = '1.0.0';

const major = (version: string): number => Number.parseInt(version, 10);

export function isCompatibleContract(version: string): boolean {
  return /^\d+\.\d+\.\d+$/.test(version) && major(version) === major(contractVersion);
}
