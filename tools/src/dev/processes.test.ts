import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '@programme/api-testing';
import { expect, test } from 'vitest';

const processes = fileURLToPath(new URL('processes.ts', import.meta.url));

/** Serves an address until it is told to end; `process.argv[1]` is the port. */
const serve = `require('node:http').createServer((_, answer) => answer.end('here')).listen(process.argv[1])`;

/**
 * @param body uses `all`, the processes
 * @returns a program that says when its body is through
 */
function run(body: string) {
  const program = `const { Processes } = await import(${JSON.stringify(processes)}); const all = new Processes(); ${body}
    console.log('through');`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit').then(([code]) => code);
  const through = new Promise((resolve) =>
    child.stdout.on('data', (text) => String(text).includes('through') && resolve(undefined)),
  );
  return { child, ended, through };
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}`).then(
    ({ ok }) => ok,
    () => false,
  );

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends all that was started, without a fault',
  async (signal) => {
    const ports = [await freePort(), await freePort()];
    const { child, ended, through } = run(
      ports.map((port) => `all.start('s${port}', ['--eval', ${JSON.stringify(serve)}, '${port}']);`).join('') +
        `await all.answer(${ports.map((port) => `'http://127.0.0.1:${port}'`).join(', ')});`,
    );
    await through;
    for (const port of ports) expect(await answers(port)).toBe(true);
    child.kill(signal);
    expect(await ended).toBe(0);
    for (const port of ports) expect(await answers(port)).toBe(false);
  },
  30_000,
);

test('When one ends by itself, the others do too, and that is a fault', async () => {
  const port = await freePort();
  const { ended } = run(
    `all.start('server', ['--eval', ${JSON.stringify(serve)}, '${port}']); await all.answer('http://127.0.0.1:${port}');
     all.start('broken', ['--eval', 'process.exit(3)']);`,
  );
  expect(await ended).toBe(1);
  expect(await answers(port)).toBe(false);
}, 30_000);
