import {
  languages,
  placeholdersOf,
  pluralFormOf,
  withoutPluralForm as base,
  type TextNamespace,
  type Texts,
} from './index.js';
import { builtInTexts as texts } from './catalogue.js';

const namespaces = Object.keys(texts) as TextNamespace[];
const everyTable = namespaces.flatMap((namespace) => languages.map((language) => ({ namespace, language })));

/** Keys as code asks for them: without plural suffixes. */
const askedKeys = (table: Texts) => [...new Set(Object.keys(table).map(base))].sort();
const pluralKeys = (table: Texts) => [
  ...new Set(
    Object.keys(table)
      .filter((key) => pluralFormOf(key) !== undefined)
      .map(base),
  ),
];

const placeholders = (text: string) => [...placeholdersOf(text)].sort().join(', ');

test.each(everyTable)('$namespace in $language has the keys of English', ({ namespace, language }) => {
  expect(askedKeys(texts[namespace][language])).toEqual(askedKeys(texts[namespace].en));
});

test.each(everyTable)('$namespace in $language has no empty text', ({ namespace, language }) => {
  const empty = Object.entries(texts[namespace][language]).filter(([, text]) => text.trim() === '');
  expect(empty).toEqual([]);
});

test.each(everyTable)('$namespace in $language has the placeholders of English', ({ namespace, language }) => {
  const english: Texts = texts[namespace].en;
  const different = Object.entries(texts[namespace][language]).flatMap(([key, text]) => {
    const original = english[key] ?? english[`${base(key)}_other`] ?? '';
    return placeholders(text) === placeholders(original) ? [] : [{ key, text, original }];
  });
  expect(different).toEqual([]);
});

test.each(everyTable)(
  '$namespace in $language writes placeholders as the translator reads them',
  ({ namespace, language }) => {
    const malformed = Object.values(texts[namespace][language]).filter((text) =>
      /[{}]/.test(text.replaceAll(/\{\{\w+\}\}/g, '')),
    );
    expect(malformed).toEqual([]);
  },
);

// A form that is missing is not replaced by another form of the language but by the English text.
test.each(everyTable)('$namespace in $language has every plural form of the language', ({ namespace, language }) => {
  const table = texts[namespace][language];
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const missing = pluralKeys(table)
    .flatMap((key) => pluralCategories.map((category) => `${key}_${category}`))
    .filter((key) => !(key in table));
  expect(missing).toEqual([]);
});

test.each(languages)(
  'No sentence of a mail in %s ends with a name, which may end with a full stop itself',
  (language) => {
    const ends = Object.entries(texts.server[language]).filter(
      ([key, text]) => key.startsWith('mail.') && /\{\{(client|creator|contact)\}\}\./.test(text),
    );
    expect(ends.map(([key]) => key)).toEqual([]);
  },
);

test('No two namespaces define the same key: they share one table at run time', () => {
  const keys = namespaces.flatMap((namespace) => Object.keys(texts[namespace].en));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
