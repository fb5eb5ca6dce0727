/** Answer of `GET /api/settings`: what this installation has switched on, and its calendar. */
export type Settings = {
  /** Whether `POST /api/register` makes users (decision B4). */
  readonly registration: boolean;
  /** Whether chat notifications are configured. */
  readonly chat: boolean;
  /** Name of the time zone in which days begin and end (decision B15), such as Europe/Warsaw. */
  readonly timezone: string;
};
