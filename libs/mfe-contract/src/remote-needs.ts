/**
 * What a remote's build says it needs of the page, as data beside its scripts (`remote-needs.json`). The release tool copies
 * it into the remote's line of `remotes.json`, so that the shell can refuse a remote before any of its code is loaded.
 */
export type RemoteNeeds = {
  /** The contract that it was built against, and the lowest that it can live with. */
  readonly contract: { readonly built: string; readonly lowest: string };
  /** Ranges of the libraries of which a page can hold one copy only, by the library's name. */
  readonly shared: Readonly<Record<string, string>>;
};

/** Whether a value of the registry has that shape; what no shell of today can read, it cannot keep either. */
export function isRemoteNeeds(value: unknown): value is RemoteNeeds {
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
