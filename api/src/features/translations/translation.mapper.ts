import type { TranslationEntry } from '@programme/contracts';
import type { TranslationEntity } from './translation.entity.js';

export const toTranslationEntry = ({ key, en, pl, es, version }: TranslationEntity): TranslationEntry => ({
  key,
  en,
  pl,
  es,
  version,
});
