import { resolvePreferences } from './resolve-preferences';

const resolve = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return resolvePreferences({ pathname, search });
};

const save = (saved: Record<string, string>) =>
  Object.entries(saved).forEach(([key, value]) => localStorage.setItem(key, value));

test.each([
  // Nothing said: the defaults.
  ['/', {}, 'en', 'PLN'],
  // What was saved comes before the defaults.
  ['/', { language: 'es', currency: 'MXN' }, 'es', 'MXN'],
  ['/', { language: 'pl' }, 'pl', 'PLN'],
  // The path comes before what was saved.
  ['/EUR', { language: 'es', currency: 'MXN' }, 'es', 'EUR'],
  ['/2025/USD', { currency: 'MXN' }, 'en', 'USD'],
  ['/pl', { language: 'es', currency: 'MXN' }, 'pl', 'PLN'],
  ['/pl/', { language: 'es', currency: 'MXN' }, 'pl', 'PLN'],
  ['/en', { language: 'es', currency: 'MXN' }, 'en', 'EUR'],
  ['/es', {}, 'es', 'EUR'],
  // The query comes before the path.
  ['/EUR?currency=USD', { currency: 'MXN' }, 'en', 'USD'],
  ['/pl?lang=es', {}, 'es', 'PLN'],
  ['/pl?lang=es&currency=MXN', { language: 'en' }, 'es', 'MXN'],
  // Unknown values are ignored, wherever they stand.
  ['/?lang=de&currency=GBP', { language: 'es', currency: 'MXN' }, 'es', 'MXN'],
  ['/?lang=PL&currency=eur', {}, 'en', 'PLN'],
  ['/?lang=&currency=', { language: 'pl' }, 'pl', 'PLN'],
  ['/GBP', { currency: 'EUR' }, 'en', 'EUR'],
  ['/MXN', {}, 'en', 'PLN'],
  ['/', { language: 'de', currency: '<script>' }, 'en', 'PLN'],
  ['/offer/EURO', {}, 'en', 'PLN'],
])('%s with %j saved: %s, %s', (address, saved, language, currency) => {
  save(saved);
  expect(resolve(address)).toMatchObject({ language, currency });
});

test.each([
  [undefined, 'system'],
  ['light', 'light'],
  ['dark', 'dark'],
  ['sepia', 'system'],
])('The saved theme %s shows %s', (saved, theme) => {
  if (saved) save({ theme: saved });
  expect(resolve('/?theme=dark').theme).toBe(theme);
});

test('Blocked storage counts as no choice', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(resolve('/')).toEqual({ language: 'en', currency: 'PLN', theme: 'system' });
  expect(resolve('/es')).toEqual({ language: 'es', currency: 'EUR', theme: 'system' });
});
