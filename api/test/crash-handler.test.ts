import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

describe('a fault that nobody has caught', () => {
  it('ends the process with a line that says where it was, and no value of the statement', async () => {
    const script = `
      const { exitOnCrash } = await import('./dist/platform/process/process-setup.js');
      const { createLogger } = await import('./dist/platform/logging/logger.js');
      exitOnCrash(createLogger('info'));
      const driverError = Object.assign(new Error('Duplicate entry hunter2'), { code: 'ER_DUP_ENTRY' });
      const error = Object.assign(new Error('hunter2'), { driverError, parameters: ['hunter2'], query: 'hunter2' });
      void Promise.reject(error);
      await new Promise((resolve) => setTimeout(resolve, 10_000));`;
    const api = new URL('..', import.meta.url);
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: api });
    const { stdout, stderr, code } = (await run.catch((error: unknown) => error)) as Record<string, unknown>;
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(JSON.parse(String(stdout))).toMatchObject({
      level: 'fatal',
      error: { name: 'Error', code: 'ER_DUP_ENTRY' },
    });
    expect(stdout).not.toContain('hunter2');
  });
});
