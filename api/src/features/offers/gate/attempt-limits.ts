import type { FailedAttempt } from './offer-attempt.repository.js';

const hourMs = 3_600_000;

/**
 * Guesses at one offer's password from one address: a bucket of five that fills again at ten an hour. It holds time: a
 * guess takes six minutes out of it.
 */
const guessMs = hourMs / 10;
const fullBucketMs = 5 * guessMs;

/** Guesses at one offer's password from everywhere: at most this many in any hour. */
const mostFromAll = 60;

/**
 * How far back the failures of an offer are looked at. The bucket is taken as full at its beginning, which gives an
 * address that never stops guessing four more a day than the limits say.
 */
export const attemptsHorizonMs = 24 * hourMs;

type Bucket = { credit: number; last: number };

/**
 * How long the last of an offer's failed attempts has to wait, in milliseconds; 0 when it is within the limits. The list holds
 * the attempts of `attemptsHorizonMs` from all addresses in order, the one in question last. Among them are some that are just
 * being refused: a refused attempt does not count.
 */
export function waitFor(attempts: readonly FailedAttempt[]): number {
  const buckets = new Map<string | null, Bucket>();
  const counted: number[] = [];
  let waitMs = 0;
  for (const { addressKey, at } of attempts) {
    const bucket = buckets.get(addressKey) ?? { credit: fullBucketMs, last: 0 };
    buckets.set(addressKey, bucket);
    waitMs = waitForAddress(bucket, at.getTime()) || waitForOffer(counted, at.getTime());
    if (waitMs > 0) continue;
    bucket.credit -= guessMs;
    counted.push(at.getTime());
  }
  return waitMs;
}

function waitForAddress(bucket: Bucket, at: number): number {
  // The clocks of several processes may disagree a little: time does not run backwards here.
  const now = Math.max(bucket.last, at);
  bucket.credit = Math.min(fullBucketMs, bucket.credit + now - bucket.last);
  bucket.last = now;
  return Math.max(0, guessMs - bucket.credit);
}

/** @param counted times of the guesses that were let through, in order */
function waitForOffer(counted: readonly number[], now: number): number {
  const blocking = counted.at(-mostFromAll);
  return blocking === undefined ? 0 : Math.max(0, blocking + hourMs - now);
}
