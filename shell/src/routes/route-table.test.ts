import { remoteRouteOf } from './route-table';

test.each(['/offer/%', '/offer/%E0%A4%A', '/%c0%af', '/2025/%'])(
  'An address that was cut off, %s, has no page',
  (path) => {
    expect(remoteRouteOf(path)).toBeUndefined();
  },
);

test.each([
  ['/offer/3f2c8a10', 'offers'],
  ['/offer/%C5%BC', 'offers'],
  ['/2025/EUR', 'calculators'],
  ['/link', 'admin'],
  ['/account', 'admin'],
])('%s is a page of the remote %s', (path, remote) => {
  expect(remoteRouteOf(path)?.remote).toBe(remote);
});
