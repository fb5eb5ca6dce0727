import { addTexts, createI18n, isLanguage, setOverrides, type I18n } from './index.js';
import { serverText } from './server.js';

let i18n: I18n;

beforeEach(() => {
  i18n = createI18n('pl');
  addTexts(i18n, 'en', { 'a.title': 'Title', 'a.only': 'English only', 'a.name': 'Hello {{name}}' });
  addTexts(i18n, 'pl', {
    'a.title': 'Tytuł',
    months_one: '{{count}} miesiąc',
    months_few: '{{count}} miesiące',
    months_many: '{{count}} miesięcy',
    months_other: '{{count}} miesiąca',
  });
});

test('A text is of the language, else English, else the key itself', () => {
  expect(i18n.t('a.title')).toBe('Tytuł');
  expect(i18n.t('a.only')).toBe('English only');
  expect(i18n.t('a.missing: key')).toBe('a.missing: key');
});

test('Texts that come later join those that are there', () => {
  addTexts(i18n, 'pl', { 'b.title': 'Drugi' });
  expect(i18n.t('b.title')).toBe('Drugi');
  expect(i18n.t('a.title')).toBe('Tytuł');
});

test('Values stand in a text as they are: React escapes them', () => {
  expect(i18n.t('a.name', { name: '<b>&</b>' })).toBe('Hello <b>&</b>');
});

test.each([
  [1, '1 miesiąc'],
  [2, '2 miesiące'],
  [5, '5 miesięcy'],
  [12, '12 miesięcy'],
  [22, '22 miesiące'],
  [1.5, '1.5 miesiąca'],
])('The plural of %d in Polish', (count, expected) => {
  expect(i18n.t('months', { count })).toBe(expected);
});

test('An override wins in its language, before and after built-in texts come', () => {
  setOverrides(i18n, [{ key: 'a.title', en: 'Mine', pl: 'Mój', es: '' }]);
  expect(i18n.t('a.title')).toBe('Mój');
  expect(i18n.t('a.title', { lng: 'en' })).toBe('Mine');
  addTexts(i18n, 'pl', { 'a.title': 'Tytuł' });
  expect(i18n.t('a.title')).toBe('Mój');
});

test('An empty override leaves the built-in text in force', () => {
  setOverrides(i18n, [{ key: 'a.title', en: 'Mine', pl: '', es: '' }]);
  expect(i18n.t('a.title')).toBe('Tytuł');
});

test('New overrides replace the old ones', () => {
  setOverrides(i18n, [{ key: 'a.title', en: 'Mine', pl: 'Mój', es: 'Mío' }]);
  setOverrides(i18n, []);
  expect(i18n.t('a.title')).toBe('Tytuł');
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
