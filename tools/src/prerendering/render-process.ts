/** Renders pages in a process of its own. Input: a `RenderRequest` as JSON. Parameter: the folder of the pages. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { renderPages, type RenderRequest } from './render-pages.js';

const [folder = ''] = process.argv.slice(2);
const request = JSON.parse(await text(process.stdin)) as RenderRequest;
const { neutralQuery, priceBook, addresses, routes, pages } = await renderPages(request);
await mkdir(folder, { recursive: true });

/** Example address → choice → file. */
const files = new Map<string, Record<string, string>>();
for (const [example, choices] of pages) {
  const names: Record<string, string> = {};
  for (const [choice, page] of choices) {
    const content = JSON.stringify(page);
    const name = `${createHash('sha256').update(content).digest('hex').slice(0, 16)}.json`;
    names[choice] = name;
    await writeFile(join(folder, name), content);
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
