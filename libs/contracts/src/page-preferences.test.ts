import { cookieOfPreferences, preferencesOfCookies, preferencesOfQuery, sidebarOfCookies } from './page-preferences.js';

test('a remembered choice is read from among other cookies', () => {
  const preferences = { language: 'pl', currency: 'EUR', theme: 'dark' } as const;
  const cookie = cookieOfPreferences(preferences);
  expect(preferencesOfCookies(`a=1; ${cookie}; other_preferences=es.USD`)).toEqual(preferences);
  expect(preferencesOfCookies('a=1')).toEqual({});
});

test.each([
  'preferences=',
  'preferences=xx.PLN',
  'preferences=pl',
  'preferences=<script>.EUR',
  'preferences=pl.xx."><script>',
])('%s counts as far as it makes sense', (cookie) =>
  expect([{}, { currency: 'PLN' }, { language: 'pl' }, { currency: 'EUR' }]).toContainEqual(
    preferencesOfCookies(cookie),
  ),
);

test('an address chooses what there is, and the first of two counts', () => {
  expect(preferencesOfQuery('?lang=es&currency=MXN&lang=pl')).toEqual({ language: 'es', currency: 'MXN' });
  expect(preferencesOfQuery('?lang=fr&currency=eur')).toEqual({});
});

test.each([
  ['a=1; sidebar=rail', 'rail'],
  ['sidebar=wide; other_sidebar=rail', 'wide'],
  ['sidebar="><script>', undefined],
  ['', undefined],
])('the cookies "%s" say of the staff’s navigation: %s', (cookies, sidebar) =>
  expect(sidebarOfCookies(cookies)).toBe(sidebar),
);
