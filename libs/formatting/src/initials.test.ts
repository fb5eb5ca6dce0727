import { initialsOf } from './index.js';

test.each([
  ['Agnieszka Wójcik-Nowak', 'AW'],
  ['Íñigo de la Vega', 'ÍV'],
  ['Cher', 'C'],
  ['ada lovelace', 'AL'],
  ['íñigo.echeverría@firma.example', 'ÍE'],
  ['łukasz_k', 'ŁK'],
  ['  (Łukasz)  4th ', 'Ł4'],
  ['🎈', ''],
  ['', ''],
])('The initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
