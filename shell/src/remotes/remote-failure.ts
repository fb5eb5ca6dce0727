/** Why a remote is not on the page. `incompatible` names the contract version that the remote was built for. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';

  constructor(
    readonly remote: string,
    readonly reason: 'unregistered' | 'timeout' | 'unloadable' | 'malformed' | 'incompatible',
    options: ErrorOptions & { readonly remoteContract?: string } = {},
  ) {
    super(`Remote ${remote}: ${reason}`, options);
    this.remoteContract = options.remoteContract;
  }

  readonly remoteContract: string | undefined;
}
