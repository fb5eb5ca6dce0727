import { act, screen } from '@testing-library/react';
import { usePriceBook, useShell } from '@programme/mfe-contract';
import { firstPriceBook, priceBookContent } from '@programme/pricing';
import { problem, type ApiAnswer } from '@programme/testing';
import { releaseRemotes, remote, renderShell, shows } from '../app.fixture';

const content = priceBookContent(firstPriceBook);

const first = (next: { readonly id: string; readonly effectiveFrom: string } | null = null): ApiAnswer => ({
  body: { id: 'programme-2026.1', content, next },
});
const second: ApiAnswer = { body: { id: 'programme-2027.1', content: { ...content, year: 2027 }, next: null } };

function Year() {
  return <h1>Prices of {usePriceBook().year}</h1>;
}

function Screen() {
  const { prices } = useShell();
  if (prices.status === 'ready') return <Year />;
  return prices.status === 'loading' ? null : <button onClick={prices.retry}>Ask again</button>;
}

const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000));

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['nextTick', 'queueMicrotask', 'performance'] });
  releaseRemotes({ calculators: () => Promise.resolve(remote(Screen)) });
});

afterEach(() => jest.useRealTimers());

test('an open page switches at the instant of the next book, and says so', async () => {
  const effectiveFrom = new Date(Date.now() + 10_000).toISOString();
  let answer = first({ id: 'programme-2027.1', effectiveFrom });
  await renderShell('/', { 'GET /api/price-book': () => answer });
  expect(await shows('Prices of 2026')).toBeVisible();
  answer = second;
  await seconds(9);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Prices of 2026');
  await seconds(2);
  expect(await shows('Prices of 2027')).toBeVisible();
  expect(await screen.findByText('Prices have changed')).toBeVisible();
});

test('an open page finds a book that was scheduled after it was opened', async () => {
  let answer = first();
  await renderShell('/', { 'GET /api/price-book': () => answer });
  expect(await shows('Prices of 2026')).toBeVisible();
  answer = second;
  await seconds(21);
  expect(await shows('Prices of 2027')).toBeVisible();
});

test('prices stay while the API is away', async () => {
  let answer = first();
  await renderShell('/', { 'GET /api/price-book': () => answer });
  expect(await shows('Prices of 2026')).toBeVisible();
  answer = problem(503, 'unavailable', 'Later.');
  await seconds(45);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Prices of 2026');
  answer = second;
  await seconds(21);
  expect(await shows('Prices of 2027')).toBeVisible();
});

test('without any prices the remote is told, and can ask again', async () => {
  let answer = problem(503, 'unavailable', 'Later.');
  const { person } = await renderShell('/', { 'GET /api/price-book': () => answer });
  const retry = await screen.findByRole('button', { name: 'Ask again' });
  answer = first();
  await person.click(retry);
  expect(await shows('Prices of 2026')).toBeVisible();
  expect(screen.queryByText('Prices have changed')).not.toBeInTheDocument();
});

test('asking again and again prolongs no session: the calls carry no cookie', async () => {
  const { calls } = await renderShell('/', { 'GET /api/price-book': first() });
  expect(await shows('Prices of 2026')).toBeVisible();
  await seconds(41);
  const asked = calls.filter(({ path }) => path === '/api/price-book');
  expect(asked.length).toBeGreaterThanOrEqual(3);
  expect(new Set(asked.map(({ credentials }) => credentials))).toEqual(new Set(['omit']));
});

test('a tab behind asks for nothing until it is seen again', async () => {
  const { calls } = await renderShell('/', { 'GET /api/price-book': first() });
  expect(await shows('Prices of 2026')).toBeVisible();
  const asked = () => calls.filter(({ path }) => path === '/api/price-book').length;
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const before = asked();
  await seconds(65);
  expect(asked()).toBe(before);
  visibility.mockRestore();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await seconds(1);
  expect(asked()).toBe(before + 1);
});

test('the page of an offer asks for no prices', async () => {
  releaseRemotes({ offers: () => Promise.resolve(remote(() => <h1>Offer</h1>)) });
  const { calls } = await renderShell('/offer/o-1');
  expect(await shows('Offer')).toBeVisible();
  await seconds(41);
  expect(calls.filter(({ path }) => path === '/api/price-book')).toEqual([]);
});
