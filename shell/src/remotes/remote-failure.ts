import type { RemoteFailureReason } from '@programme/contracts';
import type { VersionSkew } from './version-skew';

type Particulars = ErrorOptions & {
  /** The release that failed; unknown when the registry was not read. */
  readonly version?: string;
  /** The version skew of an `incompatible` remote. */
  readonly skew?: VersionSkew;
};

/** Why a remote is not on the page. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  readonly version: string | undefined;
  readonly skew: VersionSkew | undefined;

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
