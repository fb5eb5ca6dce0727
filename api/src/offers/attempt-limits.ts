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

/**
 * How long the last of an offer's failed attempts has to wait, in milliseconds; 0 when it is within the limits (api.md,
 * "Limits"). The list holds the attempts of `attemptsHorizonMs` from all addresses in order, the one in question last.
 */
export function waitFor(attempts: readonly FailedAttempt[]): number {
  const mine = attempts.at(-1);
  if (!mine) return 0;
  return Math.max(waitForAddress(attempts, mine), waitForOffer(attempts, mine));
}

function waitForAddress(attempts: readonly FailedAttempt[], mine: FailedAttempt): number {
  let credit = fullBucketMs;
  let last = 0;
  for (const { id, addressKey, at } of attempts) {
    if (addressKey !== mine.addressKey) continue;
    // The clocks of several processes may disagree a little: time does not run backwards here.
    const now = Math.max(last, at.getTime());
    credit = Math.min(fullBucketMs, credit + now - last);
    last = now;
    if (credit >= guessMs) credit -= guessMs;
    else if (id === mine.id) return guessMs - credit;
  }
  return 0;
}

function waitForOffer(attempts: readonly FailedAttempt[], mine: FailedAttempt): number {
  const now = mine.at.getTime();
  const recent = attempts.filter(({ at }) => at.getTime() > now - hourMs);
  const blocking = recent.at(-1 - mostFromAll);
  return blocking ? blocking.at.getTime() + hourMs - now : 0;
}
