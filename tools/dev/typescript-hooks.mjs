/**
 * Runs the API's TypeScript as it stands, decorators included, so that a change needs a restart and no build. Types are the
 * editor's and the checks' business. Node's own stripping of types knows no decorators.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

/** Sources name each other as what they are compiled to. @type {import('node:module').ResolveHook} */
export function resolve(specifier, context, next) {
  const typed = specifier.replace(/\.js$/, '.ts');
  const { parentURL } = context;
  const isSource = parentURL?.endsWith('.ts') && specifier.startsWith('.') && typed !== specifier;
  return next(isSource && existsSync(new URL(typed, parentURL)) ? typed : specifier, context);
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), {
    filename,
    configFile: false,
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true },
      keepClassNames: true,
    },
  });
  return { format: 'module', source: code, shortCircuit: true };
}
