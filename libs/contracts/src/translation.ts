import type { TextOverride } from '@programme/i18n';

/** One entry of `GET /api/translations`: what an admin wrote in place of a built-in text. */
export type TranslationEntry = TextOverride & {
  /** Goes up by one with each edit; a change names the version it was made from. */
  readonly version: number;
};
