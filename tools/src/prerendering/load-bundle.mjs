import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { basename, join } from 'node:path';
import { compileFunction } from 'node:vm';

const require = createRequire(import.meta.url);

/**
 * @typedef {{ exports: any, chunks: Set<string>, shared: Set<string> }} Bundle what it exports, and what it has asked for so
 *   far: ids of chunks, and names of modules that were lent to it
 * @typedef {(exports: object, require: (name: string) => unknown, module: { exports: any }) => void} Body
 */

/** @type {Map<string, Body>} Compiled once, run for each bundle that is made of it. */
const bodies = new Map();

/**
 * Runs the Node build of a part as a module of its own, each time afresh: nothing that one page left behind is in another.
 *
 * @param {string} folder
 * @param {Readonly<Record<string, unknown>>} lent modules that the bundle left out, by name
 * @returns {Bundle}
 */
export function loadBundle(folder, lent = {}) {
  /** @type {Map<string, { exports: any }>} */
  const modules = new Map();
  const bundle = { exports: undefined, chunks: new Set(), shared: new Set() };

  /** @param {string} file */
  const run = (file) => {
    const known = modules.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(file, module);
    bodyOf(join(folder, file))(module.exports, lend, module);
    return module.exports;
  };
  /** @param {string} name */
  const lend = (name) => {
    if (name.startsWith('./')) {
      bundle.chunks.add(basename(name, '.cjs'));
      return run(name);
    }
    if (Object.hasOwn(lent, name)) {
      bundle.shared.add(name);
      return lent[name];
    }
    if (isBuiltin(name)) return require(name);
    throw new Error(`It asks for ${name}, which the shell does not share`);
  };
  bundle.exports = run('index.cjs');
  return bundle;
}

/** @param {string} path */
function bodyOf(path) {
  const known = bodies.get(path);
  if (known) return known;
  const parameters = ['exports', 'require', 'module'];
  const body = /** @type {Body} */ (compileFunction(readFileSync(path, 'utf8'), parameters, { filename: path }));
  bodies.set(path, body);
  return body;
}
