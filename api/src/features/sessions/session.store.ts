import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Store, type SessionData } from 'express-session';
import { Clock } from '../../platform/clock/clock.js';
import { JobScheduler } from '../../platform/jobs/job-scheduler.js';
import { toUser } from '../users/user.entity.js';
import type { SessionEntity } from './session.entity.js';
import { isWorthRenewing, sessionEnd } from './session-cookie.js';
import { SessionRepository } from './session.repository.js';

type Done = (error?: unknown) => void;

const rowId = (sessionId: string): string => hash('sha256', sessionId);

/** Keeps sessions in the app's own database, so that every API process knows them and logout ends them everywhere. */
@Injectable()
export class SessionStore extends Store {
  constructor(
    private readonly repository: SessionRepository,
    private readonly clock: Clock,
    jobs: JobScheduler,
  ) {
    super();
    // Records of sessions that have ended open nothing any more.
    jobs.schedule({ name: 'session-retention', run: () => repository.removeEnded(clock.now()) });
  }

  override get(sessionId: string, done: (error: unknown, session?: SessionData | null) => void): void {
    this.#read(sessionId).then((session) => done(null, session), done);
  }

  override set(sessionId: string, session: SessionData, done: Done = () => undefined): void {
    this.#write(sessionId, session).then(() => done(), done);
  }

  /** The answer waits for this: where there is nothing to write, not even for the next turn. */
  override touch(sessionId: string, { createdAt = 0, expiresAt = 0 }: SessionData, done: Done = () => undefined): void {
    const end = sessionEnd(createdAt, this.clock.now().getTime());
    if (!isWorthRenewing(expiresAt, end)) return done();
    this.repository.update({ id: rowId(sessionId), expiresAt: new Date(end) }).then(() => done(), done);
  }

  override destroy(sessionId: string, done: Done = () => undefined): void {
    this.repository.remove(rowId(sessionId)).then(() => done(), done);
  }

  /** Ends all sessions of a user, but for the one with the session id `exceptSessionId`. */
  async endAllOf(userId: number, exceptSessionId?: string): Promise<void> {
    await this.repository.removeOf(userId, exceptSessionId && rowId(exceptSessionId));
  }

  async #read(sessionId: string): Promise<SessionData | null> {
    const row = await this.repository.find(rowId(sessionId));
    if (!row || row.expiresAt <= this.clock.now()) return null;
    const { user, data, expiresAt } = row;
    return {
      ...(JSON.parse(data) as SessionData),
      expiresAt: expiresAt.getTime(),
      ...(user && { user: toUser(user) }),
    };
  }

  /** A session that has a creation time was stored before: only its row may be changed, or logout would be undone. */
  async #write(sessionId: string, session: SessionData): Promise<void> {
    const isNew = session.createdAt === undefined;
    const now = this.clock.now().getTime();
    const createdAt = (session.createdAt ??= now);
    const row: SessionEntity = {
      id: rowId(sessionId),
      data: JSON.stringify({ ...session, expiresAt: undefined, user: undefined }),
      expiresAt: new Date(sessionEnd(createdAt, now)),
      userId: session.passport?.user ?? null,
    };
    await (isNew ? this.repository.insert(row) : this.repository.update(row));
  }
}
