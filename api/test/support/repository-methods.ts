import { readdir } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { vi } from 'vitest';

type Methods = Record<string, (...parameters: never[]) => unknown>;

const source = fileURLToPath(new URL('../../src', import.meta.url));

/**
 * Watches every method of every repository class: lint lets nothing else use TypeORM. Answers a function that names those
 * that have not yet been called with success, as `UserRepository.findAll`.
 */
export async function watchRepositories(): Promise<() => string[]> {
  const methods = (await repositories()).flatMap(({ name, prototype }) =>
    Object.getOwnPropertyNames(prototype)
      .filter((method) => method !== 'constructor')
      .map((method) => ({ name: `${name}.${method}`, spy: vi.spyOn(prototype as Methods, method) })),
  );
  return () =>
    methods
      .filter(({ spy }) => !spy.mock.settledResults.some(({ type }) => type === 'fulfilled'))
      .map(({ name }) => name);
}

async function repositories(): Promise<{ readonly name: string; readonly prototype: object }[]> {
  const files = (await readdir(source, { recursive: true })).filter((file) => file.endsWith('.repository.ts'));
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(source, file)).href) as Promise<Record<string, unknown>>),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .filter(
      (exported) => typeof exported === 'function' && exported.name.endsWith('Repository'),
    ) as (new () => object)[];
}
