import type { User } from '@programme/contracts';
import 'express-session';

declare module 'express-session' {
  interface SessionData {
    /** Written by passport: the id of the user who logged in. */
    passport?: { user?: number };
    /** Who that is, as the database has it now: read by the store with the session, and never written. */
    user?: User;
    /** When the record was made, and when it ends unless used: epoch milliseconds, kept by the store. */
    createdAt?: number;
    expiresAt?: number;
  }
}
