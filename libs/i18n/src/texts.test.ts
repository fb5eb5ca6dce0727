import { languages, type Language, type TextNamespace, type Texts } from './index.js';
import { admin as adminEn } from './texts/en/admin.js';
import { calculatorsPart as calculatorsEn } from './texts/en/calculators-part.js';
import { offers as offersEn } from './texts/en/offers.js';
import { server as serverEn } from './texts/en/server.js';
import { shell as shellEn } from './texts/en/shell.js';
import { validation as validationEn } from './texts/en/validation.js';
import { admin as adminEs } from './texts/es/admin.js';
import { calculatorsPart as calculatorsEs } from './texts/es/calculators-part.js';
import { offers as offersEs } from './texts/es/offers.js';
import { server as serverEs } from './texts/es/server.js';
import { shell as shellEs } from './texts/es/shell.js';
import { validation as validationEs } from './texts/es/validation.js';
import { admin as adminPl } from './texts/pl/admin.js';
import { calculatorsPart as calculatorsPl } from './texts/pl/calculators-part.js';
import { offers as offersPl } from './texts/pl/offers.js';
import { server as serverPl } from './texts/pl/server.js';
import { shell as shellPl } from './texts/pl/shell.js';
import { validation as validationPl } from './texts/pl/validation.js';

const texts: Record<TextNamespace, Record<Language, Texts>> = {
  admin: { en: adminEn, pl: adminPl, es: adminEs },
  calculators: { en: calculatorsEn, pl: calculatorsPl, es: calculatorsEs },
  offers: { en: offersEn, pl: offersPl, es: offersEs },
  server: { en: serverEn, pl: serverPl, es: serverEs },
  shell: { en: shellEn, pl: shellPl, es: shellEs },
  validation: { en: validationEn, pl: validationPl, es: validationEs },
};

const namespaces = Object.keys(texts) as TextNamespace[];
const everyTable = namespaces.flatMap((namespace) => languages.map((language) => ({ namespace, language })));

const pluralSuffix = /_(one|few|many|other)$/;
const base = (key: string) => key.replace(pluralSuffix, '');

/** Keys as code asks for them: without plural suffixes. */
const askedKeys = (table: Texts) => [...new Set(Object.keys(table).map(base))].sort();
const pluralKeys = (table: Texts) => [
  ...new Set(
    Object.keys(table)
      .filter((key) => pluralSuffix.test(key))
      .map(base),
  ),
];

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name]) => name)
    .sort()
    .join(', ');

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
  '$namespace in $language writes placeholders as i18next reads them',
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

test('No two namespaces define the same key: they share one table at run time', () => {
  const keys = namespaces.flatMap((namespace) => Object.keys(texts[namespace].en));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
