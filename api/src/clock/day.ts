/** Days of a calendar. They are `YYYY-MM-DD`, which compare as they follow. */

/**
 * Tells the day that a moment belongs to in a time zone. Make it once: each format of `Intl` holds memory that the garbage
 * collector does not see.
 */
export function daysIn(timeZone: string): (moment: Date) => string {
  // Swedish writes dates as ISO does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  return (moment) => format.format(moment);
}

/** The day so many days later. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
