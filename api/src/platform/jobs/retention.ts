const dayMs = 24 * 3_600_000;

/**
 * What is older than this is forgotten; null when nothing is, for 0 days. It moves on once a day, at midnight
 * UTC, so that an hourly job finds rows in one run a day only.
 */
export function retentionCutoff(now: Date, retentionDays: number): Date | null {
  if (retentionDays === 0) return null;
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  return new Date(today - retentionDays * dayMs);
}
