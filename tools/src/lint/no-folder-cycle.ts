import { dirname, relative } from 'node:path';
import type { Rule } from 'eslint';
import { counts, folderOf, isInside, pathBetween, readFolderGraph, type FolderGraph } from './folder-graph.js';

/** Computed once in a lint process, by the package's `src`. */
const graphs = new Map<string, FolderGraph>();

/**
 * Reports relative imports that lie on an import cycle between folders of a package's `src`. `import-x/no-cycle` looks
 * at files, and dependency-cruiser counts the sub-folders of a folder into it, so neither finds all of these.
 */
export const noFolderCycle: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { cycle: 'Folders import each other in a cycle: {{ cycle }}.' } },
  create(context) {
    const file = context.filename;
    const packageSource = /^.*?\/src(?=\/)/.exec(file.slice(context.cwd.length))?.[0];
    if (packageSource === undefined || !counts(context.cwd + packageSource, file)) return {};
    const root = context.cwd + packageSource;
    const graph = graphs.get(root) ?? readFolderGraph(root);
    graphs.set(root, graph);

    const check = (node: Rule.Node, specifier: unknown): void => {
      if (typeof specifier !== 'string' || !specifier.startsWith('.')) return;
      const folder = dirname(file);
      const target = folderOf(file, specifier);
      if (target === folder || !isInside(root, target)) return;
      const wayBack = pathBetween(graph, target, folder);
      if (!wayBack) return;
      const cycle = [folder, ...wayBack].map((one) => relative(root, one) || '.').join(' → ');
      context.report({ node, messageId: 'cycle', data: { cycle } });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source.value),
      ExportNamedDeclaration: (node) => check(node, node.source?.value),
      ExportAllDeclaration: (node) => check(node, node.source.value),
      ImportExpression: (node) => check(node, node.source.type === 'Literal' ? node.source.value : undefined),
    };
  },
};
