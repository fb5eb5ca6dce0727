import { expect, test } from 'vitest';
import { apiAddress } from './api-address.js';

test.each([
  [{}, 'http://127.0.0.1:3000'],
  [{ HOST: '', PORT: '' }, 'http://127.0.0.1:3000'],
  [{ PORT: '8080' }, 'http://127.0.0.1:8080'],
  [{ HOST: '10.0.0.1' }, 'http://10.0.0.1:3000'],
  [{ HOST: '0.0.0.0' }, 'http://localhost:3000'],
  [{ HOST: '::' }, 'http://localhost:3000'],
  [{ HOST: '::1', PORT: '80' }, 'http://[::1]:80'],
])('with %j the API answers at %s', (environment, address) => {
  expect(apiAddress(environment)).toBe(address);
});
