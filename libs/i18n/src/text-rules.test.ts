import { builtInTexts, catalogue, catalogueEntry } from './catalogue.js';
import { languages, textIssues } from './index.js';

const fault = (text: string, builtIn: string, key = 'some.key') => textIssues({ key, language: 'pl', text, builtIn });

describe('textIssues', () => {
  it.each([
    ['the same placeholders in another order', '{{b}} i {{a}}', '{{a}} and {{b}}'],
    ['a placeholder twice', '{{a}}, {{a}}', '{{a}}'],
    ['no placeholders where there are none', '<b>"Cześć" & $5', 'Hello'],
    ['an empty text, which gives the built-in one back', '', 'Hello {{name}}'],
  ])('accepts %s', (_what, text, builtIn) => {
    expect(fault(text, builtIn)).toEqual([]);
  });

  it('names the placeholders that are missing and those that nothing fills in', () => {
    expect(fault('Witaj {{nazwa}} {{x}}', 'Hello {{name}} {{x}} {{y}}')).toEqual([
      { kind: 'placeholders-missing', names: ['name', 'y'] },
      { kind: 'placeholders-unknown', names: ['nazwa'] },
    ]);
  });

  it.each(['{{name}', '{name}', '{{ name }}', '{{name, number}}', '{{{name}}}'])(
    'refuses %s, whose braces are no placeholder',
    (text) => {
      expect(fault(text, 'Hello {{name}}')).toEqual([{ kind: 'malformed' }]);
    },
  );

  it('lets the text for one thing leave the count out, and no other text', () => {
    expect(fault('Jeden miesiąc', '{{count}} miesiąc', 'months_one')).toEqual([]);
    expect(fault('Kilka', '{{count}} miesiące', 'months_few')).toEqual([
      { kind: 'placeholders-missing', names: ['count'] },
    ]);
  });

  it('refuses a plural form that the language does not have, and names those that it has', () => {
    expect(textIssues({ key: 'months_few', language: 'en', text: 'x', builtIn: '' })).toEqual([
      { kind: 'plural-form', form: 'few', forms: expect.arrayContaining(['one', 'other']) as string[] },
    ]);
  });

  it('finds nothing wrong with any built-in text', () => {
    for (const entry of catalogue) {
      for (const language of languages) {
        const text = entry[language];
        expect(textIssues({ key: entry.key, language, text, builtIn: text })).toEqual([]);
      }
    }
  });
});

describe('catalogue', () => {
  it('holds each key of each namespace once', () => {
    const keys = Object.values(builtInTexts).flatMap((texts) => [
      ...new Set(languages.flatMap((language) => Object.keys(texts[language]))),
    ]);
    expect(catalogue.map(({ key }) => key)).toEqual(keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is found by key, and only by a key of its own', () => {
    expect(catalogueEntry('shell.close')).toMatchObject({ namespace: 'shell', en: 'Close', pl: 'Zamknij' });
    for (const key of ['', 'toString', '__proto__', 'shell.nothing']) expect(catalogueEntry(key)).toBeUndefined();
  });
});
