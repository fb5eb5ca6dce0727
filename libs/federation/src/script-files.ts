import type { AsyncDependenciesBlock, ChunkGroup, Compilation, Module } from 'webpack';

/** Beside the scripts of a build, for the release tool alone. */
export const scriptFilesName = 'script-files.json';

/**
 * Which scripts a browser loads for what, by names that the Node build of the same sources knows as well:
 * `entry`, the id of each chunk that is loaded on demand, and `shared:` with the name of a module that this build can
 * provide to the page. The release tool builds preload lists from it (docs/adr/0013).
 */
export function scriptFiles(compilation: Compilation): Record<string, string[]> {
  const files: Record<string, string[]> = {
    entry: [...compilation.entrypoints.values()].flatMap(scriptsOf),
  };
  for (const group of compilation.chunkGroups) {
    if (group.isInitial()) continue;
    // What the bundler split off comes first in a group, the chunk that was asked for last.
    const chunk = group.chunks.at(-1);
    if (chunk?.id != null) files[chunk.id] = scriptsOf(group);
    // The shell imports the modules that it provides by the names that remotes request. No other package is imported
    // lazily.
    for (const { request } of group.origins) if (isPackage(request)) files[`shared:${request}`] = scriptsOf(group);
  }
  for (const module of compilation.modules) {
    if (!isProvided(module)) continue;
    const [block] = module.blocks;
    const group = block && compilation.chunkGraph.getBlockChunkGroup(block as AsyncDependenciesBlock);
    if (group) files[`shared:${module._name}`] = scriptsOf(group);
  }
  return files;
}

/** The federation plugin's module that offers a shared one to the page; its fields have no public types. */
const isProvided = (module: Module): module is Module & { readonly _name: string } =>
  module.type === 'provide-module' && '_name' in module;

const isPackage = (request: string): boolean => /^[@a-z]/.test(request);

const scriptsOf = (group: ChunkGroup): string[] => group.getFiles().filter((file) => file.endsWith('.js'));
