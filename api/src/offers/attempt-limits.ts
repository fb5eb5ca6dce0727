import type { FailedAttempt } from './offer-attempt.repository.js';

const hourMs = 3_600_000;

/** Guesses at one offer's password from one address: a bucket of five, filled again at ten an hour. */
const burst = 5;
const refillMs = hourMs / 10;

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
  let tokens = burst;
  let last = attempts[0]?.at.getTime() ?? 0;
  for (const { id, ipAddress, at } of attempts) {
    if (ipAddress !== mine.ipAddress) continue;
    tokens = Math.min(burst, tokens + Math.max(0, at.getTime() - last) / refillMs);
    last = Math.max(last, at.getTime());
    if (tokens >= 1) tokens -= 1;
    else if (id === mine.id) return (1 - tokens) * refillMs;
  }
  return 0;
}

function waitForOffer(attempts: readonly FailedAttempt[], mine: FailedAttempt): number {
  const now = mine.at.getTime();
  const recent = attempts.filter(({ at }) => at.getTime() > now - hourMs);
  const blocking = recent.at(-1 - mostFromAll);
  return blocking ? blocking.at.getTime() + hourMs - now : 0;
}
