import type { RequestHandler } from 'express';

/** Puts the session's user on the request as the database has it now; a session whose user is gone ends here. */
export const sessionUser: RequestHandler = (request, _response, next) => {
  const { passport, user } = request.session;
  if (passport?.user === undefined) return next();
  if (user === undefined) return void request.session.destroy((error?: unknown) => next(error));
  request.user = user;
  next();
};
