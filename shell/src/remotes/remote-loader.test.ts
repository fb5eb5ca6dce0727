import { contractVersion, type RemoteModule } from '@programme/mfe-contract';
import { networkError, noAnswer, stubApi, type ApiAnswer } from '@programme/testing';
import { federationHost } from './federation-host';
import { RemoteFailure } from './remote-failure';
import { loadRemoteModule } from './remote-loader';

jest.mock('./federation-host', () => ({
  federationHost: {
    options: { shared: { react: [{ version: '19.3.1' }] } },
    loadRemote: jest.fn(),
    registerRemotes: jest.fn(),
  },
}));

const { loadRemote, registerRemotes } = federationHost;

const remote: RemoteModule = { contractVersion, Routes: () => null, loadTexts: () => Promise.resolve({}) };

/** Loads are remembered by name for the life of the page, so every test has a remote of its own. */
let tests = 0;
let name: string;

beforeEach(() => {
  name = `remote${++tests}`;
  jest.mocked(loadRemote).mockReset().mockResolvedValue(remote);
  jest.mocked(registerRemotes).mockReset();
});

afterEach(() => jest.useRealTimers());

const folder = () => `/remotes/${name}/1.2.3`;
const integrity = { 'remote-entry.1.js': 'sha384-x' };
const entryAddress = (file: string) => `${window.location.origin}${folder()}/${file}`;

const registry = (more: object = {}): ApiAnswer => ({
  body: { remotes: { [name]: { version: '1.2.3', manifest: `${folder()}/mf-manifest.json`, integrity, ...more } } },
});

const failure = async (load: Promise<unknown>): Promise<unknown> => {
  const error = await load.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof RemoteFailure ? { remote: error.remote, reason: error.reason } : error;
};

test('A remote is loaded from the release that the registry names', async () => {
  stubApi({ 'GET /remotes.json': () => registry() });
  expect(await loadRemoteModule(name)).toBe(remote);
  const entry = entryAddress('remote-entry.1.js');
  expect(registerRemotes).toHaveBeenCalledWith([{ name, entry }], { force: true });
  expect(loadRemote).toHaveBeenCalledWith(`${name}/remote`);
});

const manifestCall = () => `GET ${folder()}/mf-manifest.json`;

test('A release without integrity hashes names its entry script in its manifest', async () => {
  const manifest = { metaData: { remoteEntry: { name: 'remote-entry.2.js' } } };
  stubApi({ 'GET /remotes.json': () => registry({ integrity: undefined }), [manifestCall()]: { body: manifest } });
  expect(await loadRemoteModule(name)).toBe(remote);
  const entry = entryAddress('remote-entry.2.js');
  expect(registerRemotes).toHaveBeenCalledWith([{ name, entry }], { force: true });
});

test.each<[string, ApiAnswer]>([
  ['is missing', { status: 404, body: 'not here' }],
  ['is not JSON', { body: '<html>' }],
  ['is null', { body: null }],
  ['names no entry', { body: { metaData: {} } }],
  ['names an entry that is no text', { body: { metaData: { remoteEntry: { name: 1 } } } }],
])('A manifest that %s fails the remote', async (_what, answer) => {
  stubApi({ 'GET /remotes.json': () => registry({ integrity: undefined }), [manifestCall()]: answer });
  expect(await failure(loadRemoteModule(name))).toEqual({ remote: name, reason: 'unloadable' });
  expect(loadRemote).not.toHaveBeenCalled();
});

test('A page keeps the release it began with', async () => {
  const calls = stubApi({ 'GET /remotes.json': () => registry() });
  await Promise.all([loadRemoteModule(name), loadRemoteModule(name)]);
  await loadRemoteModule(name);
  expect(calls).toHaveLength(1);
  expect(loadRemote).toHaveBeenCalledTimes(1);
});

test('A failed load is tried anew', async () => {
  stubApi({ 'GET /remotes.json': () => registry() });
  jest.mocked(loadRemote).mockRejectedValueOnce(new Error('script gone'));
  expect(await failure(loadRemoteModule(name))).toEqual({ remote: name, reason: 'unloadable' });
  expect(await loadRemoteModule(name)).toBe(remote);
});

test('What a failed load may have left in the browser is fetched afresh before the next', async () => {
  const entry = `GET /remotes/${name}/1.2.3/remote-entry.1.js`;
  const calls = stubApi({ 'GET /remotes.json': () => registry(), [entry]: { body: '' } });
  jest.mocked(loadRemote).mockRejectedValueOnce(new Error('not what was released'));
  await failure(loadRemoteModule(name));
  expect(calls.map(({ method, path }) => `${method} ${path}`)).not.toContain(entry);
  expect(await loadRemoteModule(name)).toBe(remote);
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain(entry);
});

test.each<[string, RemoteFailure['reason'], () => ApiAnswer | Promise<ApiAnswer>]>([
  ['names other remotes only', 'unregistered', () => ({ body: { remotes: {} } })],
  ['has a line without a manifest', 'unregistered', () => ({ body: { remotes: { [name]: { version: '1.0.0' } } } })],
  [
    'has a manifest that is no JSON file',
    'unregistered',
    () => ({ body: { remotes: { [name]: { version: '1.0.0', manifest: '/entry.js' } } } }),
  ],
  ['is missing', 'unloadable', () => ({ status: 404, body: 'not here' })],
  ['is not JSON', 'unloadable', () => ({ body: '<html>' })],
  ['is of another shape', 'unloadable', () => ({ body: ['remote'] })],
  ['has no remotes', 'unloadable', () => ({ body: { remotes: null } })],
  ['cannot be reached', 'unloadable', () => networkError],
])('A registry that %s fails the remote as %s', async (_what, reason, answer) => {
  stubApi({ 'GET /remotes.json': answer });
  expect(await failure(loadRemoteModule(name))).toEqual({ remote: name, reason });
  expect(loadRemote).not.toHaveBeenCalled();
});

test('One bad line in the registry costs that remote alone', async () => {
  stubApi({
    'GET /remotes.json': () => ({
      body: { remotes: { other: null, ...(registry().body as { remotes: object }).remotes } },
    }),
  });
  expect(await loadRemoteModule(name)).toBe(remote);
});

test.each([
  ['null', null],
  ['nothing', undefined],
  ['a module without routes', { contractVersion, loadTexts: remote.loadTexts }],
])('%s in place of a remote is malformed', async (_what, module) => {
  stubApi({ 'GET /remotes.json': () => registry() });
  jest.mocked(loadRemote).mockResolvedValue(module);
  expect(await failure(loadRemoteModule(name))).toEqual({ remote: name, reason: 'malformed' });
});

test('A remote of another contract is rejected, with its version', async () => {
  stubApi({ 'GET /remotes.json': () => registry() });
  jest.mocked(loadRemote).mockResolvedValue({ ...remote, contractVersion: '99.0.0' });
  await expect(loadRemoteModule(name)).rejects.toMatchObject({
    reason: 'incompatible',
    version: '1.2.3',
    skew: { kind: 'contract', remote: '99.0.0', shell: contractVersion },
  });
});

const contract = { built: contractVersion, lowest: '1.0.0' };

test('A remote that says it needs what the page has is loaded', async () => {
  stubApi({ 'GET /remotes.json': () => registry({ needs: { contract, shared: { react: '^19.0.0' } } }) });
  expect(await loadRemoteModule(name)).toBe(remote);
});

test.each([
  ['another contract', { contract: { built: '99.1.0', lowest: '99.0.0' }, shared: {} }, { remote: '99.1.0' }],
  ['another library', { contract, shared: { react: '^20.0.0' } }, { library: 'react', present: '19.3.1' }],
])('One that says it needs %s is refused before any of its code is loaded', async (_what, needs, skew) => {
  stubApi({ 'GET /remotes.json': () => registry({ needs }) });
  await expect(loadRemoteModule(name)).rejects.toMatchObject({ reason: 'incompatible', skew });
  expect(registerRemotes).not.toHaveBeenCalled();
  expect(loadRemote).not.toHaveBeenCalled();
});

test.each([
  null,
  'x',
  [],
  {},
  { contract: {}, shared: {} },
  { contract, shared: null },
  { contract, shared: { react: 1 } },
])('One whose needs nobody can read (%j) counts as not registered', async (needs) => {
  stubApi({ 'GET /remotes.json': () => registry({ needs }) });
  expect(await failure(loadRemoteModule(name))).toEqual({ remote: name, reason: 'unregistered' });
});

test.each([
  ['the registry', () => stubApi({ 'GET /remotes.json': noAnswer })],
  [
    'the script',
    () => {
      stubApi({ 'GET /remotes.json': () => registry() });
      jest.mocked(loadRemote).mockReturnValue(new Promise(() => undefined));
    },
  ],
])('When %s hangs, the wait ends after 10 seconds', async (_what, hang) => {
  hang();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  let ended = false;
  const load = failure(loadRemoteModule(name)).finally(() => (ended = true));
  await jest.advanceTimersByTimeAsync(9_999);
  expect(ended).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await load).toEqual({ remote: name, reason: 'timeout' });
});
