/**
 * `npm run drills`: bad days on purpose. Processes and databases of the drills' own are killed, starved, cut off and restarted
 * while people work, and each drill prints its criteria beside what was seen. `npm run drills -- killed-api fuzz` runs some of
 * them, `-- --short` the short forms that `npm test` runs too, `-- --minutes 2` shortens the one that watches memory.
 *
 * Needs MariaDB at TEST_DATABASE_URL, and a `mariadbd` to start servers of its own with. Ends with a table in Markdown, and
 * with 1 when a criterion was not met.
 */
import { build } from '../tools/workspace.mjs';

const parameters = process.argv.slice(2);
const short = parameters.includes('--short');
const minutes = parameters.includes('--minutes') ? Number(parameters[parameters.indexOf('--minutes') + 1]) : 10;
const names = parameters.filter(
  (parameter, index) => !parameter.startsWith('--') && parameters[index - 1] !== '--minutes',
);

await build('@programme/api,@programme/api-testing');
const { drills } = await import('./index.mjs');
const { play } = await import('./scene.mjs');

const unknown = names.filter((name) => !drills.some((drill) => drill.name === name));
if (unknown.length > 0 || Number.isNaN(minutes)) {
  console.error(`There is no drill ${unknown.join()}; there are ${drills.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

/** @type {(import('./drill.mjs').Finding & { drill: string })[]} */
const all = [];
for (const drill of drills.filter(({ name }) => names.length === 0 || names.includes(name))) {
  console.log(`\n▶ ${drill.name}`);
  const start = Date.now();
  const findings = await play(drill, { short, minutes }).catch((error) => [
    { what: 'the drill itself', criterion: 'runs', seen: String(error.stack ?? error), passed: false },
  ]);
  for (const { what, criterion, seen, passed } of findings) {
    console.log(`${passed ? '  ok  ' : 'FAILED'} ${what}: ${seen} (${criterion})`);
  }
  console.log(`       ${Math.round((Date.now() - start) / 1_000)} s`);
  all.push(...findings.map((finding) => ({ ...finding, drill: drill.name })));
}

const rows = all.map(({ drill, what, criterion, seen, passed }) => [
  drill,
  what,
  criterion,
  passed ? seen : `**${seen.split('\n')[0]}**`,
]);
console.log(`\n| drill | what | criterion | seen |\n| --- | --- | --- | --- |`);
for (const row of rows) console.log(`| ${row.join(' | ')} |`);
process.exit(all.every(({ passed }) => passed) ? 0 : 1);
