export { defaultLanguage, isLanguage, languageNames, languages, type Language } from './language.js';
export type { TextKey, TextNamespace, Texts } from './text-key.js';
export { startFailureTexts } from './start-failure.js';
export { Translator, type TextOverride, type TextParameters } from './translator.js';
export {
  hasTextIn,
  placeholdersOf,
  pluralFormOf,
  pluralFormsOf,
  textIssues,
  withoutPluralForm,
  type TextIssue,
} from './text-rules.js';
