import 'express-session';

declare module 'express-session' {
  interface SessionData {
    /** Written by passport: the id of the user who logged in. */
    passport?: { user?: number };
    /** Offers whose password this browser has given: see `unlock`. */
    unlockedOffers?: string[];
    /** When the record was made, and when it ends unless used: epoch milliseconds, kept by the store. */
    createdAt?: number;
    expiresAt?: number;
  }
}
