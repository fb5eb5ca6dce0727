import { isLanguage, Translator } from './index.js';
import { serverText } from './server.js';

let translator: Translator;

beforeEach(() => {
  translator = new Translator();
  translator.add('en', { 'a.title': 'Title', 'a.only': 'English only', 'a.name': 'Hello {{name}}' });
  translator.add('pl', {
    'a.title': 'Tytuł',
    months_one: '{{count}} miesiąc',
    months_few: '{{count}} miesiące',
    months_many: '{{count}} miesięcy',
    months_other: '{{count}} miesiąca',
  });
});

test('A text is of the language, else English, else the key itself', () => {
  expect(translator.translate('pl', 'a.title')).toBe('Tytuł');
  expect(translator.translate('pl', 'a.only')).toBe('English only');
  expect(translator.translate('pl', 'a.missing: key')).toBe('a.missing: key');
});

test('Texts that come later join those that are there', () => {
  translator.add('pl', { 'b.title': 'Drugi' });
  expect(translator.translate('pl', 'b.title')).toBe('Drugi');
  expect(translator.translate('pl', 'a.title')).toBe('Tytuł');
});

test('Values stand in a text as they are: React escapes them', () => {
  expect(translator.translate('pl', 'a.name', { name: '<b>&</b>' })).toBe('Hello <b>&</b>');
});

test.each([
  [1, '1 miesiąc'],
  [2, '2 miesiące'],
  [5, '5 miesięcy'],
  [12, '12 miesięcy'],
  [22, '22 miesiące'],
  [1.5, '1.5 miesiąca'],
])('The plural of %d in Polish', (count, expected) => {
  expect(translator.translate('pl', 'months', { count })).toBe(expected);
});

test('An override wins in its language, before and after built-in texts come', () => {
  translator.override([{ key: 'a.title', en: 'Mine', pl: 'Mój', es: '' }]);
  expect(translator.translate('pl', 'a.title')).toBe('Mój');
  expect(translator.translate('en', 'a.title')).toBe('Mine');
  translator.add('pl', { 'a.title': 'Tytuł' });
  expect(translator.translate('pl', 'a.title')).toBe('Mój');
});

test('An empty override leaves the built-in text in force', () => {
  translator.override([{ key: 'a.title', en: 'Mine', pl: '', es: '' }]);
  expect(translator.translate('pl', 'a.title')).toBe('Tytuł');
});

test('New overrides replace the old ones', () => {
  translator.override([{ key: 'a.title', en: 'Mine', pl: 'Mój', es: 'Mío' }]);
  translator.override([]);
  expect(translator.translate('pl', 'a.title')).toBe('Tytuł');
});

test.each([
  ['en', true],
  ['es', true],
  ['EN', false],
  ['de', false],
  ['', false],
  [null, false],
])('%j as a language: %s', (value, expected) => {
  expect(isLanguage(value)).toBe(expected);
});

test.each([
  ['en', 'Invalid username or password'],
  ['pl', 'Nieprawidłowa nazwa użytkownika lub hasło'],
  ['es', 'Usuario o contraseña incorrectos'],
] as const)('The server speaks %s', (language, expected) => {
  expect(serverText(language, 'server.invalidCredentials')).toBe(expected);
});

test('The server fills in what a message names', () => {
  expect(serverText('es', 'validation.maximum', { max: 12 })).toBe('No puede ser mayor que 12');
});

test('A placeholder takes only a parameter of its own name, and stays as it is written without one', () => {
  expect(translator.translate('pl', 'a.name', { other: 1 })).toBe('Hello {{name}}');
  translator.add('pl', { 'a.odd': '{{constructor}} {{name}}{{name}}' });
  expect(translator.translate('pl', 'a.odd', { name: '$&' })).toBe('{{constructor}} $&$&');
});

test('A plural without its form is that of English, and a count chooses none in a text without forms', () => {
  translator.add('en', { days_one: '{{count}} day', days_other: '{{count}} days' });
  expect(translator.translate('pl', 'days', { count: 2 })).toBe('2 days');
  expect(translator.translate('pl', 'a.title', { count: 2 })).toBe('Tytuł');
  expect(translator.translate('en', 'days', { count: '1' })).toBe('days');
});

test.each([
  ['Acme S.A.', 'The offer for Acme S.A. It is open.'],
  ['\u2068Acme S.A.\u2069', 'The offer for \u2068Acme S.A.\u2069 It is open.'],
  ['Acme', 'The offer for Acme. It is open.'],
])('A name that ends with a full stop ends its sentence: %j', (client, text) => {
  const translator = new Translator();
  translator.add('en', { 'a.sentence': 'The offer for {{client}}. It is open.' });
  expect(translator.translate('en', 'a.sentence', { client })).toBe(text);
});
