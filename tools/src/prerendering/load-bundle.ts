import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { basename, join } from 'node:path';
import { compileFunction } from 'node:vm';

const require = createRequire(import.meta.url);

/** A Node build of an app that was run, and what it has required so far. */
export type Bundle<Exports> = {
  readonly exports: Exports;
  /** Ids of its own chunks. */
  readonly chunks: Set<string>;
  /** Names of modules that the shell provided. */
  readonly shared: Set<string>;
};

type Module = { exports: unknown };
type Body = (exports: unknown, require: (name: string) => unknown, module: Module) => void;

/** Compiled once, run for each bundle that is made of it. */
const bodies = new Map<string, Body>();

/**
 * Runs the Node build of an app as a module of its own, each time afresh, so that no page sees state of another one.
 *
 * @param provided modules that the bundle left out, by name
 */
export function loadBundle<Exports = unknown>(
  folder: string,
  provided: Readonly<Record<string, unknown>> = {},
): Bundle<Exports> {
  const modules = new Map<string, Module>();
  const chunks = new Set<string>();
  const shared = new Set<string>();

  const run = (file: string): unknown => {
    const known = modules.get(file);
    if (known) return known.exports;
    const module: Module = { exports: {} };
    modules.set(file, module);
    bodyOf(join(folder, file))(module.exports, provide, module);
    return module.exports;
  };
  const provide = (name: string): unknown => {
    if (name.startsWith('./')) {
      chunks.add(basename(name, '.cjs'));
      return run(name);
    }
    if (Object.hasOwn(provided, name)) {
      shared.add(name);
      return provided[name];
    }
    if (isBuiltin(name)) return require(name);
    throw new Error(`It requires ${name}, which the shell does not share`);
  };
  return { exports: run('index.cjs') as Exports, chunks, shared };
}

function bodyOf(path: string): Body {
  const known = bodies.get(path);
  if (known) return known;
  const parameters = ['exports', 'require', 'module'];
  const body = compileFunction(readFileSync(path, 'utf8'), parameters, { filename: path }) as Body;
  bodies.set(path, body);
  return body;
}
