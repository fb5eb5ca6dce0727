import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A file of tests as a document names it: its path in code quotes. */
const testFile = /`([\w./-]+\.(?:test|spec)\.tsx?)`/g;

/** A row of a table that is headed by requirements' numbers. */
const requirementRow = /^\| \d+\.\d+\.\d+/;

/**
 * What is wrong with how a document of requirements names the tests that show them.
 *
 * @param root what the paths start at
 * @returns one line for each fault
 */
export function faultsOfNamedTests(text: string, root: string): string[] {
  const gone = [...text.matchAll(testFile)]
    .map(([, path = '']) => path)
    .filter((path) => !existsSync(join(root, path)));
  const bare = text
    .split('\n')
    .filter((line) => requirementRow.test(line) && !line.match(testFile) && !/\| –\s*\|$/.test(line));
  return [...gone.map((path) => `there is no ${path}`), ...bare.map((line) => `no test is named in: ${line}`)];
}
