import type { Locator, Page } from '@playwright/test';
import type { Language } from '@programme/i18n';
import type { Words } from '../texts.js';

/** A screen in one of its main states. */
export type ScreenState = {
  /** Names the pictures. */
  readonly name: string;
  /** Its texts are so long that the pictures of the other languages are compared too. */
  readonly longTexts?: true;
  /** A state with the largest figures, or of which other pictures show all. */
  readonly withoutPictures?: true;
  /** Something fails on the way, of which the console tells. */
  readonly fails?: true;
  /** A side state of a screen whose main state has all pictures: the dark theme is compared on a phone alone. */
  readonly side?: true;
  /** Only narrow screens have it. */
  readonly phoneOnly?: true;
  /** The picture is of the open dialog alone: text behind its backdrop is drawn in one of two ways, by chance. */
  readonly dialogAlone?: true;
  /** By width: how far a picture reaches down a page whose lower part matters, in CSS px. */
  readonly heights?: { readonly 360?: number; readonly 1280?: number };
  /** Pictured in forced colours too, on a laptop: how far that picture reaches down, in CSS px. */
  readonly forcedColors?: number;
  /** What the pictures begin with; the top of the page without it. */
  readonly from?: (page: Page, words: Words) => Locator;
  /** Numbers that are others with each text of the product: the pictures are without them. */
  readonly unpictured?: (page: Page, words: Words) => Locator;
  readonly reach: (page: Page, words: Words, language: Language) => Promise<unknown>;
};
