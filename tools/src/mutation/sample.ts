import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.js';

/** Which sources to change: those of some folders, by how their names end. Tests and their data are no sources. */
export type Sources = { readonly folders: readonly string[]; readonly suffix: string };

/**
 * Paragraphs of the sources as Stryker's `mutate` wants them: `file.ts:5-10`; all files when nothing is left out. A paragraph is drawn by the seed and its first
 * line of code, so that the same ones are drawn in another commit and after a change below that line.
 *
 * @param share of the paragraphs, 0 to 1
 */
export function drawnRanges(sources: Sources, share: number, seed: number): string[] {
  // A whole file has mutants that are longer than a paragraph, too.
  if (share === 1) return filesOf(sources);
  return filesOf(sources).flatMap((file) =>
    paragraphs(readFileSync(join(root, file), 'utf8'))
      .filter(({ firstCode }) => chance(`${seed} ${firstCode}`) < share)
      .map(({ start, end }) => `${file}:${start}-${end}`),
  );
}

function filesOf({ folders, suffix }: Sources): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => path.endsWith(suffix) && !/\.(test|fixture)\.ts$|\/testing\//.test(path))
    .sort();
}

type Paragraph = { readonly firstCode: string; readonly start: number; readonly end: number };

/** Lines between empty ones, with the numbers of the first and last. Those without code are left out. */
function paragraphs(text: string): Paragraph[] {
  const found: Paragraph[] = [];
  let start = 1;
  const lines = text.split('\n');
  for (const [index, line] of [...lines.entries(), [lines.length, ''] as const]) {
    if (line !== '') continue;
    const firstCode = lines.slice(start - 1, index).find((one) => !/^\s*(\/\*|\*|\/\/|import )/.test(one));
    if (firstCode !== undefined) found.push({ firstCode, start, end: index });
    start = index + 2;
  }
  return found;
}

/** A number of 0 to 1 that depends on the text alone. */
const chance = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
