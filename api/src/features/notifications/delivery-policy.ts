import type { MailFailure } from '@programme/contracts';

/** How the error message of an attempt begins that the chat did not answer: the message may have arrived. */
export const possiblyDelivered = 'possibly_delivered: ';

/** How the error message begins of what the server will never take. */
export const refused = 'refused: ';

/** Follows it where the process that sent the message died before it wrote down what became of it. */
export const processEnded = 'process_ended';

/** The error message of what was given up before it was sent, because it is no longer true. */
export const outdated = 'outdated';

/** The error message of what waited in a backup that was restored. */
export const notSentAfterRestore = 'not_sent_after_restore';

/** Error messages of what was given up on purpose: nobody misses it. */
export const notMissed = [outdated, notSentAfterRestore] as const;

/** Prefixes of errors after which a message is sent again only on request. */
export const onlyOnRequest = [possiblyDelivered, notSentAfterRestore] as const;

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** The first repetition comes after this; each later one after twice as long as the one before. */
const firstDelayMs = 5 * secondMs;
const longestDelayMs = 10 * minuteMs;

/** With these delays the last attempt is more than a day after the first one. */
export const mostAttempts = 160;

/** The lease of a claimed message: no other process sends it meanwhile. Longer than an attempt may last. */
export const leaseMs = minuteMs;

/**
 * Milliseconds until the next attempt, at least as long as the server asked for; null when it is given up.
 *
 * @param attempts made so far, 1 or more
 */
export function delayAfter(attempts: number, waitMs = 0): number | null {
  if (attempts >= mostAttempts) return null;
  return Math.max(waitMs, Math.min(longestDelayMs, firstDelayMs * 2 ** (attempts - 1)));
}

/** Why a mail was not delivered, in our words: an older release wrote the error alone. */
export const failureOf = (error: string, failure: MailFailure | null): MailFailure =>
  error.startsWith(possiblyDelivered) ? 'no-answer' : (failure ?? 'other');
