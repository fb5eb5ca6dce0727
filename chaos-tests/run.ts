/**
 * `npm run chaos`: chaos tests. Processes and databases of their own are killed, starved, cut off and restarted under
 * load, and each scenario prints its criteria beside what was seen. `npm run chaos -- killed-api fuzz` runs some of
 * them, `-- --short` the short forms that `npm test` runs too, `-- --minutes 2` shortens the one that watches memory.
 *
 * Needs `mariadbd`, which it starts servers of its own with. Ends with a table in Markdown,
 * and with 1 when a criterion was not met.
 */
import { provideDatabaseServer } from '@programme/api-testing';
import { buildNodePackages } from '@programme/tools/workspace/build';
import { runScenario } from './harness/harness.js';
import type { Finding } from './harness/scenario.js';
import { scenarios } from './scenarios/index.js';

const parameters = process.argv.slice(2);
const short = parameters.includes('--short');
const minutes = parameters.includes('--minutes') ? Number(parameters[parameters.indexOf('--minutes') + 1]) : 10;
const names = parameters.filter(
  (parameter, index) => !parameter.startsWith('--') && parameters[index - 1] !== '--minutes',
);

const unknown = names.filter((name) => !scenarios.some((scenario) => scenario.name === name));
if (unknown.length > 0 || Number.isNaN(minutes)) {
  console.error(`There is no scenario ${unknown.join()}; there are ${scenarios.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

await buildNodePackages();
const endDatabaseServer = await provideDatabaseServer();
const all: (Finding & { scenario: string })[] = [];
for (const scenario of scenarios.filter(({ name }) => names.length === 0 || names.includes(name))) {
  console.log(`\n▶ ${scenario.name}`);
  const start = Date.now();
  const findings = await runScenario(scenario, { short, minutes }).catch((error: Error) => [
    { what: 'the scenario itself', criterion: 'runs', seen: String(error.stack ?? error), passed: false },
  ]);
  for (const { what, criterion, seen, passed } of findings) {
    console.log(`${passed ? '  ok  ' : 'FAILED'} ${what}: ${seen} (${criterion})`);
  }
  console.log(`       ${Math.round((Date.now() - start) / 1_000)} s`);
  all.push(...findings.map((finding) => ({ ...finding, scenario: scenario.name })));
}

const rows = all.map(({ scenario, what, criterion, seen, passed }) => [
  scenario,
  what,
  criterion,
  passed ? seen : `**${seen.split('\n')[0]}**`,
]);
console.log(`\n| scenario | what | criterion | seen |\n| --- | --- | --- | --- |`);
for (const row of rows) console.log(`| ${row.join(' | ')} |`);
await endDatabaseServer();
process.exit(all.every(({ passed }) => passed) ? 0 : 1);
