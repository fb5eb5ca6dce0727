import { apiPath } from './api-path.js';
import { apiPaths } from './api-paths.js';

describe('apiPath', () => {
  it('fills parameters in, encoded', () => {
    expect(apiPath(apiPaths.offerPublic, { id: 'a/b?c' })).toBe('/api/offers/a%2Fb%3Fc/public');
    expect(apiPath(apiPaths.pricing2025, { currency: 'PLN' })).toBe('/api/pricing-2025/PLN');
  });

  it('leaves paths without parameters as they are', () => {
    expect(apiPath(apiPaths.user, {})).toBe('/api/user');
  });
});
