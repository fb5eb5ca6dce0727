import type { TextKey } from '@programme/i18n';
import type { ProblemDocument } from './system.response.js';

type Problem = { readonly status: number; readonly detail: TextKey };

/** Everything that a call may answer instead of its result: HTTP status, and the sentence that a toast can show. */
export const problems = {
  'invalid-request': { status: 400, detail: 'server.invalidRequest' },
  'malformed-json': { status: 400, detail: 'server.malformedJson' },
  'malformed-request': { status: 400, detail: 'server.malformedRequest' },
  'idempotency-key-missing': { status: 400, detail: 'server.idempotencyKeyMissing' },
  unauthenticated: { status: 401, detail: 'server.unauthenticated' },
  'invalid-credentials': { status: 401, detail: 'server.invalidCredentials' },
  'invalid-offer-password': { status: 401, detail: 'server.invalidOfferPassword' },
  'offer-locked': { status: 401, detail: 'server.offerLocked' },
  forbidden: { status: 403, detail: 'server.forbidden' },
  'foreign-origin': { status: 403, detail: 'server.foreignOrigin' },
  'registration-off': { status: 403, detail: 'server.registrationOff' },
  'four-eyes': { status: 403, detail: 'server.fourEyes' },
  'link-not-confirmable': { status: 403, detail: 'server.linkNotConfirmable' },
  'own-discount': { status: 403, detail: 'server.ownDiscount' },
  'own-limit': { status: 403, detail: 'server.ownLimit' },
  'not-found': { status: 404, detail: 'server.notFound' },
  'method-not-allowed': { status: 405, detail: 'server.methodNotAllowed' },
  'username-taken': { status: 409, detail: 'server.usernameTaken' },
  'own-account': { status: 409, detail: 'server.ownAccount' },
  'address-missing': { status: 409, detail: 'server.addressMissing' },
  'last-admin': { status: 409, detail: 'server.lastAdmin' },
  'creator-taken': { status: 409, detail: 'server.creatorTaken' },
  'template-taken': { status: 409, detail: 'server.templateTaken' },
  'templates-full': { status: 409, detail: 'server.templatesFull' },
  'price-book-status': { status: 409, detail: 'server.priceBookStatus' },
  'price-book-invalid': { status: 409, detail: 'server.priceBookInvalid' },
  'price-book-instant-taken': { status: 409, detail: 'server.priceBookInstantTaken' },
  'price-book-too-late': { status: 409, detail: 'server.priceBookTooLate' },
  'price-book-changed': { status: 409, detail: 'server.priceBookChanged' },
  'stale-version': { status: 409, detail: 'server.staleVersion' },
  'idempotency-conflict': { status: 409, detail: 'server.idempotencyConflict' },
  'mapping-taken': { status: 409, detail: 'server.mappingTaken' },
  'mapping-inactive': { status: 409, detail: 'server.mappingInactive' },
  'offer-superseded': { status: 409, detail: 'server.offerSuperseded' },
  'already-decided': { status: 409, detail: 'server.alreadyDecided' },
  'offer-expired': { status: 409, detail: 'server.offerExpired' },
  'offer-withdrawn': { status: 409, detail: 'server.offerWithdrawn' },
  'offer-accepted': { status: 409, detail: 'server.offerAccepted' },
  'offer-kept': { status: 409, detail: 'server.offerKept' },
  'offer-undecided': { status: 409, detail: 'server.offerUndecided' },
  'offer-not-expired': { status: 409, detail: 'server.offerNotExpired' },
  'awaiting-approval': { status: 409, detail: 'server.awaitingApproval' },
  'approval-not-requested': { status: 409, detail: 'server.approvalNotRequested' },
  'limit-not-proposed': { status: 409, detail: 'server.limitNotProposed' },
  'already-sent': { status: 409, detail: 'server.alreadySent' },
  'thread-full': { status: 409, detail: 'server.threadFull' },
  'contact-missing': { status: 409, detail: 'server.contactMissing' },
  'consent-changed': { status: 409, detail: 'server.consentChanged' },
  'link-used': { status: 410, detail: 'server.linkUsed' },
  'body-too-large': { status: 413, detail: 'server.bodyTooLarge' },
  'not-json': { status: 415, detail: 'server.notJson' },
  'too-many-requests': { status: 429, detail: 'server.tooManyRequests' },
  'too-many-attempts': { status: 429, detail: 'server.tooManyAttempts' },
  internal: { status: 500, detail: 'server.internal' },
  'price-sheet-failed': { status: 502, detail: 'server.priceSheetFailed' },
  'chat-failed': { status: 502, detail: 'server.chatFailed' },
  'chat-off': { status: 503, detail: 'server.chatOff' },
  'mail-off': { status: 503, detail: 'server.mailOff' },
  busy: { status: 503, detail: 'server.busy' },
  unavailable: { status: 503, detail: 'server.unavailable' },
} as const satisfies Record<string, Problem>;

export type ProblemCode = keyof typeof problems;

/** Media type of every error answer (RFC 9457). */
export const problemMediaType = 'application/problem+json';

const typePrefix = 'urn:programme:problem:';

export const problemType = (code: ProblemCode): string => `${typePrefix}${code}`;

/** The code of a problem document; `undefined` for one that this version does not know. */
export function problemCode(problem: ProblemDocument): ProblemCode | undefined {
  const code = problem.type.slice(typePrefix.length);
  return problem.type.startsWith(typePrefix) && Object.hasOwn(problems, code) ? (code as ProblemCode) : undefined;
}

/** Whether a parsed answer is a problem document, and not, say, the error page of a proxy. */
export function isProblemDocument(value: unknown): value is ProblemDocument {
  if (typeof value !== 'object' || value === null) return false;
  const candidate = value as Partial<Record<keyof ProblemDocument, unknown>>;
  return (
    typeof candidate.type === 'string' && typeof candidate.status === 'number' && typeof candidate.detail === 'string'
  );
}
