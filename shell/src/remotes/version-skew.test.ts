import type { RemoteRequirements } from '@programme/mfe-contract';
import { findVersionSkew } from './version-skew';

const shell = { contract: '2.3.1', libraries: { react: '19.3.1', '@emotion/react': '11.14.0' } };

const needs = (
  change: { built?: string; lowest?: string; shared?: RemoteRequirements['shared'] } = {},
): RemoteRequirements => ({
  contract: { built: change.built ?? '2.3.0', lowest: change.lowest ?? '2.0.0' },
  shared: change.shared ?? { react: '^19.3.1', '@emotion/react': '^11.14.0' },
});

test.each<[string, RemoteRequirements]>([
  ['was built with the same', needs()],
  ['was built against an older contract', needs({ built: '2.1.0', lowest: '2.1.0' })],
  ['was built against a newer contract and can do with this one', needs({ built: '2.9.0', lowest: '2.3.0' })],
  ['shares nothing', needs({ shared: {} })],
  ['asks for an older library', needs({ shared: { react: '^19.0.0' } })],
])('A remote that %s runs', (_what, remote) => {
  expect(findVersionSkew(remote, shell)).toBeUndefined();
});

test.each([
  ['a newer contract', { built: '2.4.0', lowest: '2.4.0' }],
  ['the next major', { built: '3.0.0', lowest: '3.0.0' }],
  ['the major before', { built: '1.9.0', lowest: '1.0.0' }],
  ['no version', { built: 'latest', lowest: 'latest' }],
])('A remote that needs %s does not, and both versions are named', (_what, contract) => {
  expect(findVersionSkew(needs(contract), shell)).toEqual({ kind: 'contract', remote: contract.built, shell: '2.3.1' });
});

test.each([
  ['react', '^19.4.0', '19.3.1'],
  ['react', '^20.0.0', '19.3.1'],
  ['react', '^18.2.0', '19.3.1'],
  ['@emotion/react', '^11.15.0', '11.14.0'],
  ['left-pad', '^1.0.0', '–'],
])('A remote that needs %s %s does not, and both versions are named', (library, needed, present) => {
  const remote = needs({ shared: { ...needs().shared, [library]: needed } });
  expect(findVersionSkew(remote, shell)).toEqual({ kind: 'library', library, needed, present });
});
