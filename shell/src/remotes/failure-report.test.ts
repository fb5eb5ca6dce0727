import { waitFor } from '@testing-library/react';
import { remoteFailureSchema } from '@programme/contracts';
import { networkError, stubApi } from '@programme/testing';
import { reportFailure } from './failure-report';
import { RemoteFailure } from './remote-failure';

/** Faults are remembered for the life of the page, so every test has a remote of its own. */
let tests = 0;
let remote: string;

beforeEach(() => {
  remote = `remote${++tests}`;
});

const chunkFailure = Object.assign(new Error('Loading chunk comfort failed.'), { name: 'ChunkLoadError' });

test.each<[string, unknown, string, string]>([
  [
    'a failed load, and its cause',
    new RemoteFailure('x', 'unloadable', { cause: new TypeError('gone') }),
    'unloadable',
    'Remote x: unloadable: TypeError: gone',
  ],
  ['a lazy chunk', chunkFailure, 'chunk', 'ChunkLoadError: Loading chunk comfort failed.'],
  ['an error while rendering', new Error('a\nb\tc'), 'rendering', 'Error: a b c'],
  ['marks that turn the text', new Error('a\u202eb\u2028c'), 'rendering', 'Error: abc'],
  ['something that is no error', { odd: true }, 'rendering', '[object Object]'],
  ['a long message', new Error('x'.repeat(1000)), 'rendering', `Error: ${'x'.repeat(293)}`],
])('Reports %s as the API takes it', async (_what, error, reason, message) => {
  const calls = stubApi({ 'POST /api/remote-failures': { status: 204 } });
  reportFailure({ remote, version: '1.0.0-a', path: '/offer/:offerId', error });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toEqual({ remote, version: '1.0.0-a', path: '/offer/:offerId', reason, message });
  // Each test has a remote of its own: a failure is reported once.
  const body = { ...(calls[0]?.body as object), remote: 'offers' };
  expect(() => remoteFailureSchema.validateSync(body)).not.toThrow();
});

test('Reports a failure once per page, and another one too', async () => {
  const calls = stubApi({ 'POST /api/remote-failures': { status: 204 } });
  for (const error of [chunkFailure, chunkFailure, new RemoteFailure(remote, 'timeout'), chunkFailure]) {
    reportFailure({ remote, error });
  }
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ body }) => body)).toMatchObject([{ reason: 'chunk' }, { reason: 'timeout' }]);
});

test('A report that does not arrive is nobody’s trouble', async () => {
  const calls = stubApi({ 'POST /api/remote-failures': networkError });
  reportFailure({ remote, error: chunkFailure });
  await waitFor(() => expect(calls).toHaveLength(1));
});

test('A script of a release that the browser cannot load is reported, another one is not', async () => {
  (await import('./failed-scripts')).watchScripts();
  const calls = stubApi({ 'POST /api/remote-failures': { status: 204 } });
  const addresses = [
    `/remotes/${remote}/1.0.0-a/comfort.0a1b.chunk.js`,
    '/shell/1.0.0-b/texts-en.js',
    '/other/1.0.0/main.js',
  ];
  for (const address of addresses) {
    const script = document.createElement('script');
    // Not as an attribute: jsdom would go and fetch it.
    Object.defineProperty(script, 'src', { value: new URL(address, window.location.href).href });
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
  }
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ body }) => body)).toMatchObject([
    { remote, version: '1.0.0-a', reason: 'chunk' },
    { remote: 'shell', version: '1.0.0-b', reason: 'chunk' },
  ]);
});
