import { expect, test } from 'vitest';
import { childrenSeconds, measured } from './measured-command.js';

test('The processor time is that of the children, user and system together', () => {
  expect(childrenSeconds('0m9.00s 0m9.00s\n1m2.30s 0m4.50s\n')).toBeCloseTo(66.8);
});

test('A command counts with the processes that it started', async () => {
  const busy = 'const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);';
  const { code, cpuSeconds } = await measured('sh', ['-c', `node --eval '${busy}'; exit 3`]);
  expect(code).toBe(3);
  expect(cpuSeconds).toBeGreaterThanOrEqual(0.3);
});
