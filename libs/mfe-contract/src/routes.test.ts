import { calculatorPaths, isPathCurrency, routePath } from './index';

test('A route without parameters is its path', () => {
  expect(routePath('offersManagement')).toBe('/offers');
});

test('Parameters are written into the path, encoded', () => {
  expect(routePath('offer', { offerId: 'a/b ?' })).toBe('/offer/a%2Fb%20%3F');
});

test('A missing parameter is an error, and no broken address', () => {
  expect(() => routePath('offer')).toThrow(new RangeError('Route offer needs the parameter offerId'));
});

test('The calculator of the home page has one path, and one for each currency of a path', () => {
  expect(calculatorPaths('calculator2026')).toEqual(['/', '/PLN', '/EUR', '/USD']);
});

test('The paths of another calculator lie below its own', () => {
  expect(calculatorPaths('admin')).toEqual(['/admin', '/admin/PLN', '/admin/EUR', '/admin/USD']);
});

test.each([
  ['PLN', true],
  ['USD', true],
  ['MXN', false],
  ['pln', false],
  ['', false],
])('%j as a currency of a path: %s', (segment, expected) => {
  expect(isPathCurrency(segment)).toBe(expected);
});
