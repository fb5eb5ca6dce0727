import type { Language } from './language.js';

/** A place in a text that a value takes. */
export const placeholder = /\{\{(\w+)\}\}/g;
const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** What is wrong with a text that is to stand in place of a built-in one. */
export type TextIssue =
  /** Placeholders of the built-in text that are gone: what they stand for would no longer be said. */
  | { readonly kind: 'placeholders-missing'; readonly names: readonly string[] }
  /** Placeholders that nothing fills in: a reader would see them as they are written. */
  | { readonly kind: 'placeholders-unknown'; readonly names: readonly string[] }
  /** Braces that are no placeholder. */
  | { readonly kind: 'malformed' }
  /** A plural form that the language does not have: nobody would ever see the text. */
  | { readonly kind: 'plural-form'; readonly form: string; readonly forms: readonly string[] };

/** The names between `{{` and `}}`, each once, in order of appearance. */
export const placeholdersOf = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name)),
];

/** The plural form that a key stands for (`few` of `months_few`); `undefined` for a key without one. */
export const pluralFormOf = (key: string): string | undefined => pluralSuffix.exec(key)?.[1];

/** The key as code asks for it: without its plural form. */
export const withoutPluralForm = (key: string): string => key.replace(pluralSuffix, '');

/** The plural forms of a language, by the rules of Unicode. */
export const pluralFormsOf = (language: Language): readonly string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** Whether a text of this key can ever be shown in the language. */
export function hasTextIn(language: Language, key: string): boolean {
  const form = pluralFormOf(key);
  return form === undefined || pluralFormsOf(language).includes(form);
}

type Replacement = {
  readonly key: string;
  readonly language: Language;
  readonly text: string;
  /** The built-in text that it replaces, in the same language. */
  readonly builtIn: string;
};

/**
 * What is wrong with a replacement of a built-in text; nothing for an empty one, which leaves the built-in in force.
 * The text for one thing may leave `{{count}}` out ("One month").
 */
export function textIssues({ key, language, text, builtIn }: Replacement): readonly TextIssue[] {
  if (text === '') return [];
  const form = pluralFormOf(key);
  if (form !== undefined && !hasTextIn(language, key)) {
    return [{ kind: 'plural-form', form, forms: pluralFormsOf(language) }];
  }
  if (/[{}]/.test(text.replaceAll(placeholder, ''))) return [{ kind: 'malformed' }];
  const expected = placeholdersOf(builtIn);
  const given = placeholdersOf(text);
  const missing = expected.filter((name) => !given.includes(name) && !(form === 'one' && name === 'count'));
  const unknown = given.filter((name) => !expected.includes(name));
  return [
    ...(missing.length > 0 ? [{ kind: 'placeholders-missing', names: missing } as const] : []),
    ...(unknown.length > 0 ? [{ kind: 'placeholders-unknown', names: unknown } as const] : []),
  ];
}
