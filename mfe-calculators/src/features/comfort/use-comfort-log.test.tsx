import { act, fireEvent, screen } from '@testing-library/react';
import { calculationLogSchema, check } from '@programme/contracts';
import { renderWithShell, stubApi } from '@programme/testing';
import { comfortScreen } from './comfort-screen.fixture';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

const openComfort = () => {
  const calls = stubApi({ 'POST /api/logs': { status: 201, body: { id: 1 } } });
  renderWithShell(comfortScreen(), { route: '/comfort' });
  return () => calls.filter(({ path }) => path === '/api/logs').map(({ body }) => body);
};
const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000));
const pack = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));

test('a price that stands for a while is reported once, as the contract has it', async () => {
  const reports = openComfort();
  pack(/^6 months/);
  fireEvent.click(screen.getByRole('checkbox', { name: /Webinar/ }));
  await seconds(60);
  expect(reports()).toEqual([
    expect.objectContaining({
      calculator: 'comfort',
      currency: 'PLN',
      employeesCount: 100,
      activeUsers: 30,
      monthsCount: 6,
      outputs: { comfort: expect.objectContaining({ seats: 30, seatsCost: 4500, addOnsCost: 2000, totalCost: 6500 }) },
    }),
  ]);
  expect(check(calculationLogSchema, reports()[0])).toMatchObject({ ok: true });
});

test('what the page opens with, and what is changed again at once, is not reported', async () => {
  const reports = openComfort();
  await seconds(60);
  expect(reports()).toEqual([]);
  pack(/^6 months/);
  await seconds(2);
  pack(/^12 months/);
  await seconds(2);
  expect(reports()).toEqual([]);
  await seconds(60);
  expect(reports()).toEqual([expect.objectContaining({ monthsCount: 12 })]);
});
