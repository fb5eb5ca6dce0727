import { contractVersion, isCompatibleContract, isRemoteModule } from './index';

const remote = { contractVersion, Routes: () => null, loadTexts: () => Promise.resolve({}) };

test('A module with version, routes and texts is a remote', () => {
  expect(isRemoteModule(remote)).toBe(true);
  expect(isRemoteModule({ ...remote, somethingNewer: 1 })).toBe(true);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a function', () => null],
  ['an empty module', {}],
  ['a module without a version', { ...remote, contractVersion: undefined }],
  ['a module with a numeric version', { ...remote, contractVersion: 1 }],
  ['a module without routes', { ...remote, Routes: undefined }],
  ['a module with a rendered element for routes', { ...remote, Routes: { type: 'div' } }],
  ['a module without texts', { ...remote, loadTexts: undefined }],
  ['a module with texts that are no function', { ...remote, loadTexts: {} }],
])('%s is no remote', (_what, value) => {
  expect(isRemoteModule(value)).toBe(false);
});

const shell = '2.3.1';

test.each(['2.0.0', '2.3.0', '2.3.99'])('A remote of contract %s runs in a shell of 2.3.1', (version) => {
  expect(isCompatibleContract(version, shell)).toBe(true);
});

test.each(['3.0.0', '1.9.9', '2.4.0', '2.10.0', '2', '2.3', '2.3.0-beta', 'v2.3.0', '', 'latest'])(
  'A remote of contract %j does not run in a shell of 2.3.1',
  (version) => {
    expect(isCompatibleContract(version, shell)).toBe(false);
  },
);

test('A remote that is built today runs in the shell of today', () => {
  expect(isCompatibleContract(contractVersion)).toBe(true);
});
