import { Injectable } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';

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
