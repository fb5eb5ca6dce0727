import { fileURLToPath } from 'node:url';

/**
 * The parameters that run a module in a Node process of its own: as built where the caller is built, else from its
 * source.
 *
 * @param module path relative to the caller, without an extension
 * @param caller `import.meta.url` of the caller
 */
export function nodeParameters(module: string, caller: string): string[] {
  const isSource = caller.endsWith('.ts');
  const file = fileURLToPath(new URL(`${module}.${isSource ? 'ts' : 'js'}`, caller));
  return isSource ? ['--conditions=source', '--import', import.meta.resolve('tsx'), file] : [file];
}
