import { undecidedSql } from './offer-status.js';

/** A range rather than IS NOT NULL, which SQLite does not look up in an index. */
const asked = (column: string): string => `offer.${column} > '2000-01-01'`;

/** When a client waits for an answer, as conditions on `offers offer`, by what it has asked for (docs/adr/0025). */
export const waitingSql = {
  question: `${asked('question_asked_at')} AND offer.withdrawn_at IS NULL`,
  extension: `${asked('extension_requested_at')} AND ${undecidedSql}`,
} as const;
