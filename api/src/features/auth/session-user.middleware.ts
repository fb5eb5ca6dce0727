import { Injectable } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';
import type { RequestHandler } from 'express';

type Done<T> = (error: Error | null, value: T) => void;

/** A session holds the user's id alone; who that is now, the session's store reads afresh for each request. */
@Injectable()
export class SessionSerializer extends PassportSerializer {
  override serializeUser({ id }: { id: number }, done: Done<number>): void {
    done(null, id);
  }

  override deserializeUser(id: number, done: Done<{ id: number }>): void {
    done(null, { id });
  }
}

/** Puts the session's user on the request as the database has it now; a session whose user is gone ends here. */
export const sessionUser: RequestHandler = (request, _response, next) => {
  const { passport, user } = request.session;
  if (passport?.user === undefined) return next();
  if (user === undefined) return void request.session.destroy((error?: unknown) => next(error));
  request.user = user;
  next();
};
