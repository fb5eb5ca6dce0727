import { expectIntegrity, integrityOf } from './remote-integrity';

const manifest = '/remotes/offers/1.0.0-abc/mf-manifest.json';
const entry = `${window.location.origin}/remotes/offers/1.0.0-abc/remote-entry.1.js`;

test('The first script of a release is checked against what was released', () => {
  expectIntegrity(manifest, { 'remote-entry.1.js': 'sha384-x' });
  expect(integrityOf(entry)).toBe('sha384-x');
});

test('A release at another origin is checked too', () => {
  expectIntegrity(`https://remotes.example${manifest}`, { 'remote-entry.1.js': 'sha384-y' });
  expect(integrityOf('https://remotes.example/remotes/offers/1.0.0-abc/remote-entry.1.js')).toBe('sha384-y');
});

test('A script without an integrity hash is rejected', () => {
  expectIntegrity(manifest, { 'remote-entry.1.js': 'sha384-x' });
  expect(() => integrityOf(entry.replace('entry.1', 'entry.2'))).toThrow('remote-entry.2.js is not the first script');
});

test('Of a release that says nothing, nothing is checked', () => {
  expectIntegrity(manifest, undefined);
  expect(integrityOf(entry)).toBeUndefined();
  expect(integrityOf('https://elsewhere.example/entry.js')).toBeUndefined();
});
