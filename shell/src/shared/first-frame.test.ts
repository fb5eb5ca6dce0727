import { firstFrame } from './first-frame';

const settled = async (promise: Promise<void>) => {
  let isSettled = false;
  void promise.then(() => (isSettled = true));
  await Promise.resolve();
  await Promise.resolve();
  return isSettled;
};

beforeEach(() => {
  performance.getEntriesByType = jest.fn(() => []);
});

afterEach(() => jest.restoreAllMocks());

test('Before anything is painted it waits for a frame', async () => {
  const frame = jest.spyOn(window, 'requestAnimationFrame').mockImplementation(() => 0);
  const first = firstFrame();
  expect(await settled(first)).toBe(false);
  frame.mock.calls[0]?.[0](0);
  await expect(first).resolves.toBeUndefined();
});

test('A page that was painted already does not wait', async () => {
  performance.getEntriesByType = jest.fn(() => [{} as PerformanceEntry]);
  expect(await settled(firstFrame())).toBe(true);
});

test('A page that nobody sees does not wait for a frame that never comes', async () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(await settled(firstFrame())).toBe(true);
});
