import { catalogueEntry } from '@programme/i18n/catalogue';
import {
  check,
  creatorChangeSchema,
  creatorSchema,
  limits,
  logsQuerySchema,
  translationChangeSchema,
  translationIssues,
  userChangeSchema,
  linkUseSchema,
} from './index.js';

type Schema = Parameters<typeof check>[0];

const faults = (schema: Schema, value: unknown): string[] => {
  const result = check(schema, value);
  return result.ok ? [] : result.issues.map(({ field, key }) => `${field} ${key}`);
};

const words = { en: 'a', pl: 'b', es: 'c' };

describe('The bodies of management calls', () => {
  it.each<[string, Schema, unknown]>([
    ['a flag', userChangeSchema, { isAdmin: false }],
    ['a password of the least length', linkUseSchema, { token: 'x', password: 'x'.repeat(limits.password.min) }],
    ['a creator', creatorSchema, { name: 'Zoë Ó Súilleabháin', shortName: 'Zoë' }],
    ['one field of a creator', creatorChangeSchema, { isActive: false }],
    ['words for a text that has no override yet', translationChangeSchema, words],
    [
      'words of several lines, an empty one, a version',
      translationChangeSchema,
      { en: 'a\nb\t', pl: '', es: '<script>', version: 3 },
    ],
    ['no filter at all', logsQuerySchema, {}],
    [
      'every filter',
      logsQuerySchema,
      {
        from: '2026-11-21T00:00:00+01:00',
        to: '2026-11-22T00:00:00Z',
        currency: 'PLN',
        q: 'acme',
        limit: '500',
        cursor: 'x',
      },
    ],
  ])('may be %s', (_what, schema, value) => {
    expect(faults(schema, value)).toEqual([]);
  });

  it.each<[string, Schema, unknown, string[]]>([
    ['a flag in words', userChangeSchema, { isAdmin: 'true' }, ['isAdmin validation.type']],
    ['no flag', userChangeSchema, {}, ['isAdmin validation.required']],
    ['a null flag', userChangeSchema, { isAdmin: null }, ['isAdmin validation.required']],
    [
      'a short password',
      linkUseSchema,
      { token: 'x', password: 'x'.repeat(11) },
      ['password validation.minimumLength'],
    ],
    ['a blank name', creatorSchema, { name: '  ', shortName: 'A' }, ['name validation.surroundingBlanks']],
    [
      'a name that nobody sees',
      creatorSchema,
      { name: '\u200b\u200b', shortName: 'A' },
      ['name validation.unprintable'],
    ],
    ['a name that turns', creatorSchema, { name: 'Ann\u202eb', shortName: 'A' }, ['name validation.unprintable']],
    ['nothing to change', creatorChangeSchema, {}, [' validation.nothingToChange']],
    ['two languages', translationChangeSchema, { en: 'a', pl: 'b' }, ['es validation.required']],
    ['no words for a language', translationChangeSchema, { ...words, es: null }, ['es validation.required']],
    ['bells', translationChangeSchema, { ...words, pl: '\u0007' }, ['pl validation.unprintable']],
    ['half a character', translationChangeSchema, { ...words, pl: '\ud800' }, ['pl validation.unprintable']],
    [
      'too much',
      translationChangeSchema,
      { ...words, en: 'x'.repeat(limits.text + 1) },
      ['en validation.maximumLength'],
    ],
    ['a version in words', translationChangeSchema, { ...words, version: '1' }, ['version validation.type']],
    ['a limit beyond', logsQuerySchema, { limit: '501' }, ['limit validation.maximum']],
    ['an empty limit', logsQuerySchema, { limit: '' }, ['limit validation.positiveInteger']],
    ['a day without time', logsQuerySchema, { from: '2026-11-21' }, ['from validation.timestamp']],
    ['a day that there is not', logsQuerySchema, { from: '2026-02-30T09:00:00Z' }, ['from validation.timestamp']],
    ['a month that there is not', logsQuerySchema, { to: '2026-13-01T09:00:00Z' }, ['to validation.timestamp']],
    ['the same filter twice', logsQuerySchema, { q: ['a', 'b'] }, ['q validation.type']],
  ])('may not be %s', (_what, schema, value, expected) => {
    expect(faults(schema, value)).toEqual(expected);
  });
});

describe('translationIssues', () => {
  const entry = catalogueEntry('shell.language');
  if (!entry) throw new Error('The catalogue lacks a key that this test needs');
  const { en, pl, es } = entry;

  it('finds nothing wrong with the built-in words, nor with none', () => {
    expect(translationIssues(entry, { en, pl, es })).toEqual([]);
    expect(translationIssues(entry, { en: '', pl: '', es: '' })).toEqual([]);
  });

  it('names the language and the difference', () => {
    expect(translationIssues(entry, { en: 'Language', pl: 'Język: {{jezyk}} {{language}}', es: '{language}' })).toEqual(
      [
        { field: 'en', key: 'validation.placeholders.missing', parameters: { names: '{{language}}' } },
        { field: 'pl', key: 'validation.placeholders.unknown', parameters: { names: '{{jezyk}}' } },
        { field: 'es', key: 'validation.placeholders.malformed', parameters: {} },
      ],
    );
  });

  it('refuses a plural form that a language does not have', () => {
    const few = { key: 'months_few', namespace: 'shell', en: '', pl: '{{count}} miesiące', es: '' } as const;
    expect(translationIssues(few, { en: 'x', pl: 'tylko {{count}}', es: '' })).toEqual([
      { field: 'en', key: 'validation.pluralForm', parameters: { form: 'few', forms: 'one, other' } },
    ]);
  });
});
