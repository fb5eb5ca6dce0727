import { firstPaint } from './first-paint';

const prerendered = document.createElement('div');
prerendered.append('Prices');

const isSettled = async (promise: Promise<void>) => {
  let settled = false;
  void promise.then(() => (settled = true));
  await new Promise((resolve) => setTimeout(resolve));
  return settled;
};

/** Tells the observers of this page that it was painted. */
let paint: () => void;
let frame: jest.SpyInstance<number, [FrameRequestCallback]>;

beforeEach(() => {
  performance.getEntriesByType = jest.fn(() => []);
  frame = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  window.PerformanceObserver = class {
    constructor(report: PerformanceObserverCallback) {
      paint = () => report({} as PerformanceObserverEntryList, this as unknown as PerformanceObserver);
    }
    observe = jest.fn();
    disconnect = jest.fn();
  } as unknown as typeof PerformanceObserver;
});

afterEach(() => jest.restoreAllMocks());

test('Waits for the paint of a prerendered page', async () => {
  const first = firstPaint(prerendered);
  expect(await isSettled(first)).toBe(false);
  paint();
  expect(await isSettled(first)).toBe(true);
});

test('A browser that does not tell when it painted gets a tenth of a second after a frame', async () => {
  const first = firstPaint(prerendered);
  expect(await isSettled(first)).toBe(false);
  frame.mock.calls[0]?.[0](0);
  expect(await isSettled(first)).toBe(false);
  await expect(first).resolves.toBeUndefined();
});

test('A page that was painted already does not wait', async () => {
  performance.getEntriesByType = jest.fn(() => [{} as PerformanceEntry]);
  expect(await isSettled(firstPaint(prerendered))).toBe(true);
});

test('An empty page does not wait', async () => {
  expect(await isSettled(firstPaint(document.createElement('div')))).toBe(true);
});

test('A page that nobody sees does not wait for a frame that never comes', async () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(await isSettled(firstPaint(prerendered))).toBe(true);
});

test('A page of which only a part has arrived waits for the rest', async () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  performance.getEntriesByType = jest.fn(() => [{} as PerformanceEntry]);
  const first = firstPaint(prerendered);
  expect(await isSettled(first)).toBe(false);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(await isSettled(first)).toBe(true);
});
