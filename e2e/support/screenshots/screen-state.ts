import type { Page } from '@playwright/test';
import type { Language } from '@programme/i18n';
import type { Words } from '../texts.js';

/** A screen in one of its main states. */
export type ScreenState = {
  /** Names the pictures. */
  readonly name: string;
  /** Whether its texts are so long that the other languages are compared too. */
  readonly longTexts?: true;
  readonly reach: (page: Page, words: Words, language: Language) => Promise<unknown>;
};
