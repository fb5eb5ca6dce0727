import { act } from '@testing-library/react';
import { ViewTracker } from './view-tracker';

let visibility: DocumentVisibilityState = 'visible';
let prerendering = false;

beforeEach(() => {
  visibility = 'visible';
  prerendering = false;
  jest.useFakeTimers();
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  Object.defineProperty(document, 'prerendering', { configurable: true, get: () => prerendering });
});

afterEach(() => jest.useRealTimers());

const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

function track(answers: { ids?: (number | null)[]; taken?: boolean } = {}) {
  const ids = answers.ids ?? [7];
  const calls = {
    record: jest.fn(() => Promise.resolve(ids.length > 1 ? ids.shift()! : ids[0]!)),
    report: jest.fn((_id: number, _duration: number, _active: number) => Promise.resolve(answers.taken ?? true)),
  };
  const stop = new ViewTracker(calls).start();
  return { ...calls, stop };
}

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

test('A view is made once, and reported every 30 seconds and when the page is left', async () => {
  const { record, report, stop } = track();
  await pass(61);
  expect(record).toHaveBeenCalledTimes(1);
  expect(report.mock.calls).toEqual([
    [7, 30, 30],
    [7, 60, 30],
  ]);
  window.dispatchEvent(new Event('pointerdown'));
  await pass(4);
  window.dispatchEvent(new Event('pagehide'));
  expect(report).toHaveBeenLastCalledWith(7, 65, 34);
  await pass(1);
  stop();
  expect(report).toHaveBeenLastCalledWith(7, 66, 35);
  await pass(100);
  expect(report).toHaveBeenCalledTimes(4);
});

test.each(['a tab behind', 'a page rendered ahead'])('In %s no view is made before it is seen', async (where) => {
  visibility = where === 'a tab behind' ? 'hidden' : 'visible';
  prerendering = where !== 'a tab behind';
  const { record, report, stop } = track();
  await pass(45);
  window.dispatchEvent(new Event('pagehide'));
  expect(record).not.toHaveBeenCalled();
  prerendering = false;
  show('visible');
  await pass(10);
  stop();
  expect(record).toHaveBeenCalledTimes(1);
  expect(report.mock.calls).toEqual([[7, 10, 10]]);
});

test('A page that goes behind reports at once, and what it is not seen counts as gone by and not as attention', async () => {
  const { record, report, stop } = track();
  await pass(10);
  show('hidden');
  expect(report).toHaveBeenLastCalledWith(7, 10, 10);
  await pass(10);
  show('visible');
  await pass(5);
  stop();
  expect(report).toHaveBeenLastCalledWith(7, 25, 15);
  expect(record).toHaveBeenCalledTimes(1);
});

test('A page in a tab behind reports nothing: its session may end', async () => {
  const { record, report, stop } = track();
  await pass(10);
  show('hidden');
  expect(report).toHaveBeenCalledTimes(1);
  await pass(8 * 3600);
  window.dispatchEvent(new Event('pagehide'));
  stop();
  expect(report).toHaveBeenCalledTimes(1);
  expect(record).toHaveBeenCalledTimes(1);
});

test('A view that could not be made is not tried again in a tab behind', async () => {
  const { record, stop } = track({ ids: [null, 8] });
  await pass(1);
  show('hidden');
  await pass(300);
  expect(record).toHaveBeenCalledTimes(1);
  show('visible');
  await pass(31);
  expect(record).toHaveBeenCalledTimes(2);
  stop();
});

test('A view that could not be made is tried again; one that is refused is given up', async () => {
  const { record, report, stop } = track({ ids: [null, 8], taken: false });
  await pass(31);
  expect(record).toHaveBeenCalledTimes(2);
  await pass(120);
  expect(report.mock.calls).toEqual([[8, 60, 30]]);
  stop();
  expect(report).toHaveBeenCalledTimes(1);
});
