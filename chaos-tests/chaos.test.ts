import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseServer } from '@programme/api-testing';
import { expect, test } from 'vitest';
import { scenarios } from './scenarios/index.js';
import { runScenario } from './harness/harness.js';

const withoutServer = !process.env['TEST_DATABASE_URL'];

// Vitest runs neighbours that are concurrent at the same time.
for (const scenario of scenarios.toSorted((one, other) => Number(other.waits ?? false) - Number(one.waits ?? false))) {
  const options = { concurrent: scenario.waits ?? false, skip: (scenario.needsServer ?? false) && withoutServer };
  test(`${scenario.name}, in short`, options, async () => {
    const findings = await runScenario(scenario, { short: true, minutes: 0.1 });
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.filter(({ passed }) => !passed)).toEqual([]);
  });
}

// It ended with a segmentation fault when its temporary tables were gone.
test.skipIf(withoutServer)(
  "a database server of a scenario's own leaves the temporary tables of others alone",
  async () => {
    const table = join(tmpdir(), `#sql-temptable-${process.pid}-1-1.MAI`);
    await writeFile(table, '');
    try {
      const server = await DatabaseServer.start();
      await server?.remove();
      expect(existsSync(table)).toBe(true);
    } finally {
      await rm(table, { force: true });
    }
  },
);
