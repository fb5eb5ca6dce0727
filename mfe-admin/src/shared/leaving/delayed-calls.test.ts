import { delayCall, sendDelayedCalls } from './delayed-calls';

const leave = () => window.dispatchEvent(new Event('pagehide'));
const call = () => jest.fn(() => Promise.resolve());

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('A call is sent after 5 seconds by itself', () => {
  const send = call();
  const delayed = delayCall(send);
  jest.advanceTimersByTime(4999);
  expect(send).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(send).toHaveBeenCalledTimes(1);
  expect(delayed.takeBack()).toBe(false);
});

test('A page that goes out of sight sends what waits, one that comes into sight does not', () => {
  const send = call();
  delayCall(send);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(send).not.toHaveBeenCalled();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(send).toHaveBeenCalledTimes(1);
});

test('A call is sent once, however it comes to that', () => {
  const send = call();
  const delayed = delayCall(send);
  expect(send).not.toHaveBeenCalled();
  void delayed.send();
  void delayed.send();
  leave();
  expect(send).toHaveBeenCalledTimes(1);
});

test('A call that was taken back is never sent', () => {
  const send = call();
  const delayed = delayCall(send);
  expect(delayed.takeBack()).toBe(true);
  void delayed.send();
  leave();
  expect(send).not.toHaveBeenCalled();
});

test('Leaving the page sends all that waits, and nothing can be taken back after it', () => {
  const [first, second] = [call(), call()];
  const delayed = delayCall(first);
  delayCall(second);
  leave();
  leave();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
  expect(delayed.takeBack()).toBe(false);
});

test('Who must wait for the answers can', async () => {
  let answer: () => void = () => undefined;
  delayCall(() => new Promise<void>((resolve) => (answer = resolve)));
  const done = jest.fn();
  const sent = sendDelayedCalls().then(done);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  answer();
  await sent;
  expect(done).toHaveBeenCalled();
});
