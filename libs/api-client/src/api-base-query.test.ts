import { networkError, noAnswer, problem, stubApi, type ApiAnswer } from '@programme/testing';
import { apiBaseQuery, isApiError } from './index';

const api = () => ({
  signal: new AbortController().signal,
  abort: () => undefined,
  dispatch: jest.fn(),
  getState: () => undefined,
  extra: undefined,
  endpoint: 'test',
  type: 'query' as const,
});

const call = async (answer: ApiAnswer | (() => Promise<ApiAnswer>)) => {
  stubApi({ 'GET /api/thing': answer });
  return apiBaseQuery()('/api/thing', api(), {});
};

test('A JSON answer is the data, and its headers come with it', async () => {
  const { data, meta } = await call({ body: { id: 1 }, headers: { 'X-Total-Count': '7' } });
  expect(data).toEqual({ id: 1 });
  expect(meta?.response?.headers.get('X-Total-Count')).toBe('7');
});

test('An empty answer is no error', async () => {
  expect((await call({ status: 204 })).error).toBeUndefined();
});

test('A problem becomes its status, sentence, message and field errors', async () => {
  const { error } = await call(problem(400, 'invalid-request', 'Please check.', { username: 'Too short' }));
  expect(error).toEqual({
    status: 400,
    detail: 'Please check.',
    message: '400: Please check.',
    errors: { username: 'Too short' },
  });
});

test('A refusal because of other prices keeps the totals by both books', async () => {
  const totals = { before: [{ enterprise: 5 }], after: [{ enterprise: 6 }], priceBookId: 'next' };
  const answer = problem(409, 'price-book-changed', 'Prices have changed.');
  const { error } = await call({ ...answer, body: { ...(answer.body as object), totals } });
  expect(error).toMatchObject({ status: 409, totals });
  expect((await call({ status: 409, body: { totals: 'many' } })).error).not.toHaveProperty('totals');
});

test.each([401, 403, 409, 429, 503])('A problem of status %i keeps its status and sentence', async (status) => {
  const { error } = await call(problem(status, 'forbidden', 'No.'));
  expect(error).toMatchObject({ status, detail: 'No.' });
});

test.each([
  ['the HTML page of a proxy', { status: 502, body: '<h1>Bad Gateway</h1>' }],
  ['text that only says it is JSON', { status: 502, body: 'oops', headers: { 'Content-Type': 'application/json' } }],
  ['JSON that is no object', { status: 502, body: [] }],
  ['a detail that is no text', { status: 502, body: { detail: { a: 1 } } }],
  ['nothing at all', { status: 502 }],
])('A failure that is %s keeps its status and has no sentence', async (_what, answer) => {
  const { error } = await call(answer);
  expect(error).toEqual({ status: 502, detail: '', message: '502: ', errors: {} });
});

test.each([
  ['only says it is JSON', { 'Content-Type': 'application/json' }],
  ['is the page of a proxy', { 'Content-Type': 'text/html' }],
])('A success that %s is an error, and says so', async (_what, headers) => {
  const { error } = await call({ body: '<h1>Please log in</h1>', headers });
  expect(isApiError(error)).toBe(true);
  expect(error).toMatchObject({ status: 200, detail: '', notJson: true });
});

test('Without any answer the status is 0', async () => {
  const { error } = await call(networkError);
  expect(error).toMatchObject({ status: 0, detail: '' });
});

test('A call that is not answered within 15 seconds counts as unanswered', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  let ended = false;
  const pending = call(noAnswer).finally(() => (ended = true));
  await jest.advanceTimersByTimeAsync(14_999);
  expect(ended).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect((await pending).error).toMatchObject({ status: 0, detail: '' });
});

afterEach(() => jest.useRealTimers());

test('The API is told the language of the page, and cookies go with the call', async () => {
  document.documentElement.lang = 'pl';
  const calls = stubApi({ 'POST /api/thing': {} });
  await apiBaseQuery()({ url: '/api/thing', method: 'POST', body: { a: 1 } }, api(), {});
  expect(calls).toMatchObject([{ body: { a: 1 }, credentials: 'include' }]);
  expect(calls[0]?.headers.get('Accept-Language')).toBe('pl');
  expect(calls[0]?.headers.get('Content-Type')).toBe('application/json');
});
