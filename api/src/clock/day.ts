/** Days and weeks of the server's calendar (decision B15). Days are `YYYY-MM-DD`, which compare as they follow. */

/** The day that a moment belongs to in a time zone. */
export function dayIn(timeZone: string, moment: Date): string {
  // Swedish writes dates as ISO does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}

/** The day so many days later. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
