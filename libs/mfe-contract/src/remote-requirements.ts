/**
 * What a remote requires of the page, as data beside its scripts (`remote-needs.json`). The release tool copies it into
 * the remote's entry of `remotes.json`, so that the shell can reject a remote before it loads any of its code.
 */
export type RemoteRequirements = {
  /** The contract that it was built against, and the lowest that it accepts. */
  readonly contract: { readonly built: string; readonly lowest: string };
  /** Ranges of the libraries of which a page can hold one copy only, by the library's name. */
  readonly shared: Readonly<Record<string, string>>;
};

/** Whether a value of the registry has the shape of `RemoteRequirements`. */
export function isRemoteRequirements(value: unknown): value is RemoteRequirements {
  if (!isRecord(value)) return false;
  const { contract, shared } = value;
  return (
    isRecord(contract) &&
    typeof contract['built'] === 'string' &&
    typeof contract['lowest'] === 'string' &&
    isRecord(shared) &&
    Object.values(shared).every((range) => typeof range === 'string')
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
