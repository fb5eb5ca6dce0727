import type { RemoteFailureReason } from '@programme/contracts';
import type { Skew } from './skew';

type Particulars = ErrorOptions & {
  /** The release that failed; unknown when the registry was not read. */
  readonly version?: string;
  /** What keeps an `incompatible` one and this page apart. */
  readonly skew?: Skew;
};

/** Why a remote is not on the page. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  readonly version: string | undefined;
  readonly skew: Skew | undefined;

  constructor(
    readonly remote: string,
    readonly reason: RemoteFailureReason,
    { version, skew, ...options }: Particulars = {},
  ) {
    super(`Remote ${remote}: ${reason}`, options);
    this.version = version;
    this.skew = skew;
  }
}
