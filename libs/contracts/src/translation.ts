import { languages, textIssues, type Language, type TextIssue, type TextKey } from '@programme/i18n';
import type { CatalogueEntry } from '@programme/i18n/catalogue';
import { number, type InferType } from 'yup';
import type { FieldIssue } from './field-issue.js';
import { multiline, numberInQuery, strictObject } from './fields.js';
import { limits } from './limits.js';

const text = (key: TextKey): TextKey => key;

const words = () =>
  multiline(limits.text).defined(text('validation.required')).nonNullable(text('validation.required'));

const highestVersion = 999_999_999;

/**
 * Body of `PATCH /api/translations/{key}`. An empty text leaves the built-in one in force. `version` is that of the
 * entry which was edited; without one the caller knows of no entry yet.
 */
export const translationChangeSchema = strictObject({
  en: words(),
  pl: words(),
  es: words(),
  version: number()
    .typeError(text('validation.type'))
    .integer(text('validation.wholeNumber'))
    .min(1, text('validation.minimum'))
    .max(highestVersion, text('validation.maximum'))
    .optional(),
});

export type TranslationChange = InferType<typeof translationChangeSchema>;

/**
 * Query of `DELETE /api/translations/{key}`: the version that the caller saw, or nothing to delete whichever is there.
 */
export const translationRemovalQuerySchema = strictObject({
  version: numberInQuery({ max: highestVersion, tooLarge: text('validation.maximum') }).optional(),
});

export type TranslationRemovalQuery = InferType<typeof translationRemovalQuerySchema>;

/**
 * What the words of a change break: placeholders that are missing or that nothing fills in, and plural forms that a
 * language does not have. The editor says so before saving, the API answers 400 with the same sentences.
 */
export const translationIssues = (
  entry: CatalogueEntry,
  change: Readonly<Record<Language, string>>,
): readonly FieldIssue[] =>
  languages.flatMap((language) => {
    const builtIn = entry[language] || entry.en;
    const faults = textIssues({ key: entry.key, language, text: change[language], builtIn });
    return faults.slice(0, 1).map((fault) => ({ field: language, ...messageOf(fault) }));
  });

const named = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(', ');

function messageOf(fault: TextIssue): Omit<FieldIssue, 'field'> {
  switch (fault.kind) {
    case 'placeholders-missing':
      return { key: 'validation.placeholders.missing', parameters: { names: named(fault.names) } };
    case 'placeholders-unknown':
      return { key: 'validation.placeholders.unknown', parameters: { names: named(fault.names) } };
    case 'malformed':
      return { key: 'validation.placeholders.malformed', parameters: {} };
    case 'plural-form':
      return {
        key: 'validation.pluralForm',
        parameters: { form: fault.form, forms: fault.forms.join(', ') },
      };
  }
}
