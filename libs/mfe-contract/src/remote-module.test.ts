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

const [major = ''] = contractVersion.split('.');

test.each([`${major}.0.0`, `${major}.99.3`])('Contract %s runs in this shell', (version) => {
  expect(isCompatibleContract(version)).toBe(true);
});

test.each([
  `${Number(major) + 1}.0.0`,
  '0.9.0',
  `${major}`,
  `${major}.0`,
  `${major}.0.0-beta`,
  `v${major}.0.0`,
  '',
  'latest',
])('Contract %j does not run in this shell', (version) => {
  expect(isCompatibleContract(version)).toBe(false);
});
