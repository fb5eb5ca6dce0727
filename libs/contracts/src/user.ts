/** Answer of `GET /api/user`, `POST /api/login` and `POST /api/register`. */
export type User = {
  readonly id: number;
  readonly username: string;
  readonly isAdmin: boolean;
};
