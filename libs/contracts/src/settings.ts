/** Answer of `GET /api/settings`: what this installation has switched on. */
export type Settings = {
  /** Whether `POST /api/register` makes users (decision B4). */
  readonly registration: boolean;
  /** Whether chat notifications are configured. */
  readonly chat: boolean;
};
