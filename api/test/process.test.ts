import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, PriceSheetStub, ServerProcess } from '@programme/api-testing';

describe('the server as a process', () => {
  let directory: string;
  let environment: Record<string, string>;
  let port: number;

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'api-process-'));
    port = await freePort();
    environment = { PORT: String(port), DATABASE_URL: `sqlite:${join(directory, 'data', 'app.db')}` };
  });

  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  const login = (password: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password }),
    });

  it('says where it is and, the first time, how to log in; stops on a signal with nothing left in a journal', async () => {
    const first = new ServerProcess(environment);
    const [, password = ''] = await first.says(/^Admin login: admin\nPassword: +(\S{20})$/m);
    await first.says(new RegExp(`^Ready on http://localhost:${port}$`, 'm'));
    expect((await login(password)).status).toBe(200);
    first.signal('SIGTERM');
    expect(await first.exited).toBe(0);
    expect(statSync(join(directory, 'data', 'app.db-wal'), { throwIfNoEntry: false })?.size ?? 0).toBe(0);

    const second = new ServerProcess(environment);
    await second.says(/^Ready on/m);
    expect(second.stdout).not.toContain('Password');
    expect((await login(password)).status).toBe(200);
    second.signal('SIGINT');
    expect(await second.exited).toBe(0);
    expect(second.stderr).toBe('');
  });

  it('ends at once when its configuration is wrong, naming the variables and not their values', async () => {
    const wrong = new ServerProcess({ ...environment, PORT: 'hunter2', NODE_ENV: 'production' });
    expect(await wrong.exited).toBe(1);
    expect(wrong.stderr).toMatch(
      /^The configuration is invalid:\n {2}PORT: .+\n {2}APP_SECRET: is required in production\n$/,
    );
    expect(wrong.stdout + wrong.stderr).not.toContain('hunter2');
  });

  it('does not start in production with a password of the first admin that anybody guesses', async () => {
    const guessed = new ServerProcess({
      ...environment,
      NODE_ENV: 'production',
      APP_SECRET: 'secret of the tests',
      ADMIN_PASSWORD: 'hunter2',
    });
    expect(await guessed.exited).toBe(1);
    expect(guessed.stderr).toMatch(/^The configuration is invalid:\n {2}ADMIN_PASSWORD: .+\n$/);
    expect(guessed.stdout + guessed.stderr).not.toContain('hunter2');
  });

  it('ends when its database is away, saying so without the password', async () => {
    const closed = await freePort();
    const DATABASE_URL = `mysql://app:hunter2@127.0.0.1:${closed}/prices`;
    const lost = new ServerProcess({
      ...environment,
      DATABASE_URL,
      DATABASE_WAIT_SECONDS: '2',
      APP_SECRET: 'secret of the tests',
    });
    expect(await lost.exited).toBe(1);
    expect(lost.stderr).toContain('Cannot open the database of DATABASE_URL: ECONNREFUSED');
    expect(lost.stdout).toContain('waiting for the database');
    expect(lost.stdout + lost.stderr).not.toContain('hunter2');
  });

  it('finishes what is under way before it stops', async () => {
    const sheet = await PriceSheetStub.start();
    const server = new ServerProcess({ ...environment, PRICE_SHEET_URL_PLN: sheet.url });
    await server.says(/^Ready on/m);
    const price = { startFee2025: 1, monthTotal2025: 2, longMonthDiscount: 0, value2025: 3 };
    sheet.answer = (_request, response) => {
      server.signal('SIGTERM');
      // eslint-disable-next-line no-restricted-syntax -- the sheet is slow
      setTimeout(() => response.setHeader('content-type', 'application/json').end(JSON.stringify(price)), 300);
    };
    const query = 'employed_2025=1&au_2025=1&am_2025=1';
    const answer = await fetch(`http://127.0.0.1:${port}/api/pricing-2025/PLN?${query}`);
    expect(await answer.json()).toEqual(price);
    expect(await server.exited).toBe(0);
    await sheet.stop();
  });

  it('ends when its port is taken', async () => {
    const running = new ServerProcess(environment);
    await running.says(/^Ready on/m);
    const other = new ServerProcess({ ...environment, DATABASE_URL: `sqlite:${join(directory, 'other', 'app.db')}` });
    expect(await other.exited).toBe(1);
    expect(other.stderr).toContain('Cannot listen on HOST and PORT: EADDRINUSE');
    expect(existsSync(join(directory, 'other', 'app-secret'))).toBe(true);
    const PORT = String(await freePort());
    const metrics = new ServerProcess({ ...environment, PORT, METRICS_PORT: String(port) });
    expect(await metrics.exited).toBe(1);
    expect(metrics.stderr).toBe(
      'The configuration is invalid:\n  METRICS_PORT: cannot be listened on at METRICS_HOST (EADDRINUSE)\n',
    );
    running.signal('SIGTERM');
    expect(await running.exited).toBe(0);
  });

  it('limits its heap with a flag that this V8 knows; it would ignore another one', () => {
    const flags = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
    expect(flags).toContain('--heap-growing-percent ');
  });
});
