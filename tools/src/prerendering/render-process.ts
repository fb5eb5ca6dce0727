/** Renders a combination in a process of its own. Parameters: the combination as JSON, and the folder of the pages. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderPages, type Combination } from './render-pages.js';

const [combination = '', folder = ''] = process.argv.slice(2);
const { neutralQuery, priceBook, addresses, routes, pages } = await renderPages(JSON.parse(combination) as Combination);
await mkdir(folder, { recursive: true });

/** Example address → choice → file. */
const files = new Map<string, Record<string, string>>();
for (const [example, choices] of pages) {
  const names: Record<string, string> = {};
  for (const [choice, page] of choices) {
    const text = JSON.stringify(page);
    const name = `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`;
    names[choice] = name;
    await writeFile(join(folder, name), text);
  }
  files.set(example, names);
}
// The API reads it, of older releases too, so its fields keep their names.
const index = {
  neutralQuery,
  priceBook,
  addresses,
  routes: routes.map(({ path, chooses, example }) => ({ path, chooses, screens: files.get(example) })),
};
await writeFile(join(folder, 'index.json'), JSON.stringify(index, null, 2));
// What was rendered may have left timers behind.
process.exit(0);
