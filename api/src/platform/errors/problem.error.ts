import type { FieldIssue, ProblemCode, ProblemDocument } from '@programme/contracts';

type Particulars = {
  /** What is wrong with which field; for `invalid-request`. */
  readonly issues?: readonly FieldIssue[];
  /** Whole seconds after which the same call may succeed; for 429 and 503. */
  readonly retryAfterSeconds?: number;
  /** What fills the placeholders of the problem's sentence. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Of `price-book-changed`. */
  readonly totals?: ProblemDocument['totals'];
  /** Of a problem that an offer's status or revision is the cause of. */
  readonly state?: ProblemDocument['state'];
  readonly cause?: unknown;
};

/** Thrown anywhere beneath a controller to answer with a problem document. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly issues: readonly FieldIssue[];
  readonly retryAfterSeconds: number | undefined;
  readonly parameters: Readonly<Record<string, string>>;
  readonly totals: ProblemDocument['totals'];
  readonly state: ProblemDocument['state'];

  constructor(
    readonly code: ProblemCode,
    particulars: Particulars = {},
  ) {
    super(code, { cause: particulars.cause });
    this.issues = particulars.issues ?? [];
    this.totals = particulars.totals;
    this.state = particulars.state;
    this.parameters = particulars.parameters ?? {};
    this.retryAfterSeconds = particulars.retryAfterSeconds;
  }
}

/** The problem of a call that may be made again after a time. */
export const tooMany = (code: 'too-many-requests' | 'too-many-attempts', waitMs: number): ProblemError =>
  new ProblemError(code, { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
