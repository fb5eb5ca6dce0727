/** `node render-process.mjs <combination as JSON> <folder>`: renders in a process of its own, and writes what it made. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderScreens } from './render-screens.mjs';

const [combination = '', folder = ''] = process.argv.slice(2);
const { neutralQuery, addresses, routes, screens } = await renderScreens(JSON.parse(combination));
await mkdir(folder, { recursive: true });

/** @type {Map<string, Record<string, string>>} Example address → choice → file. */
const files = new Map();
for (const [example, choices] of screens) {
  /** @type {Record<string, string>} */
  const names = {};
  for (const [choice, screen] of choices) {
    const text = JSON.stringify(screen);
    names[choice] = `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`;
    await writeFile(join(folder, names[choice]), text);
  }
  files.set(example, names);
}
const index = {
  neutralQuery,
  addresses,
  routes: routes.map(({ path, chooses, example }) => ({ path, chooses, screens: files.get(example) })),
};
await writeFile(join(folder, 'index.json'), JSON.stringify(index, null, 2));
// What was rendered may have left timers behind.
process.exit(0);
