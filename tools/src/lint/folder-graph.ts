import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** For each folder of a package, the folders that its files import relatively. */
export type FolderGraph = Map<string, Set<string>>;

const source = /\.tsx?$/;
const excluded = /\.(test|spec|fixture)\./;
const relativeImport = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** Whether imports of a file count: those of tests and of the package's entry do not. */
export const counts = (packageSource: string, file: string): boolean =>
  source.test(file) && !excluded.test(file) && file !== join(packageSource, 'index.ts');

/** The folder that a relative import leads to. */
export const folderOf = (file: string, specifier: string): string => dirname(join(dirname(file), specifier));

/**
 * Reads the imports between the folders of a package. A folder and its sub-folder count as two.
 *
 * @param packageSource absolute path of its `src`
 */
export function readFolderGraph(packageSource: string): FolderGraph {
  const graph: FolderGraph = new Map();
  const files = readdirSync(packageSource, { recursive: true, encoding: 'utf8' }).map((file) =>
    join(packageSource, file),
  );
  for (const file of files.filter((one) => counts(packageSource, one))) {
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(relativeImport)) {
      const target = folderOf(file, specifier);
      if (target !== dirname(file) && isInside(packageSource, target)) importsOf(graph, dirname(file)).add(target);
    }
  }
  return graph;
}

/** The shortest chain of imports from one folder to another, both included; undefined when there is none. */
export function pathBetween(graph: FolderGraph, from: string, to: string): string[] | undefined {
  const reached = new Set([from]);
  let paths = [[from]];
  while (paths.length > 0) {
    const found = paths.find((path) => path.at(-1) === to);
    if (found) return found;
    paths = paths.flatMap((path) => {
      const next = [...(graph.get(path.at(-1) ?? '') ?? [])].filter((folder) => !reached.has(folder));
      for (const folder of next) reached.add(folder);
      return next.map((folder) => [...path, folder]);
    });
  }
  return undefined;
}

export const isInside = (packageSource: string, folder: string): boolean =>
  folder === packageSource || folder.startsWith(`${packageSource}/`);

function importsOf(graph: FolderGraph, folder: string): Set<string> {
  const imports = graph.get(folder) ?? new Set();
  graph.set(folder, imports);
  return imports;
}
