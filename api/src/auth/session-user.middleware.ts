import type { RequestHandler } from 'express';
import type { UsersService } from '../users/users.service.js';

/** Puts the session's user on the request as the database has it now; a session whose user is gone ends here. */
export const sessionUser =
  (users: UsersService): RequestHandler =>
  async (request, _response, next) => {
    if (!request.user) return next();
    const user = await users.findById(request.user.id);
    request.user = user;
    if (user) return next();
    request.session.destroy((error?: unknown) => next(error));
  };
