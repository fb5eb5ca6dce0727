import { spawn, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { product } from './product.js';
import { servers, type Server } from './servers.js';
import { answers, untilReady } from './until-ready.js';

const running: ChildProcess[] = [];

/**
 * Starts, side by side, what the projects of this run need: Playwright's own `webServer` starts one after the other.
 *
 * @returns what ends them
 */
export default async function startServers({ projects }: FullConfig): Promise<() => Promise<void>> {
  await rm(dirname(product.databaseFile), { recursive: true, force: true });
  const named = namedProjects();
  const names = named.length > 0 ? named : projects.map(({ name }) => name);
  const needed = servers().filter((server) => server.projects.some((name) => names.includes(name)));
  try {
    await Promise.all(needed.map(start));
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}

/** Those of `--project=name`; Playwright tells a set-up all that are configured. */
const namedProjects = (): string[] => process.argv.flatMap((parameter) => /^--project=(.+)/.exec(parameter)?.[1] ?? []);

async function start({ command, url, env }: Server): Promise<void> {
  if (await answers(url)) throw new Error(`Something answers at ${url} already`);
  const [program = '', ...parameters] = command.split(' ');
  // In a group of its own, for its children, and for Ctrl-C to reach the journeys first.
  const child = spawn(program, parameters, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
    detached: true,
  });
  running.push(child);
  await untilReady(child, url);
}

const stopAll = async (): Promise<void> => void (await Promise.all(running.map(stop)));

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const kill = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(kill);
}
