import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseServer } from '@programme/api-testing';
import { drills } from './index.mjs';
import { play } from './scene.mjs';

test.each(drills.map((drill) => ({ name: drill.name, drill })))('$name, in short', async ({ drill }) => {
  const findings = await play(drill, { short: true, minutes: 0.1 });
  expect(findings.length).toBeGreaterThan(0);
  expect(findings.filter(({ passed }) => !passed)).toEqual([]);
});

// It ended with a segmentation fault when its temporary tables were gone.
test("a database server of a drill's own leaves the temporary tables of others alone", async () => {
  const table = join(tmpdir(), `#sql-temptable-${process.pid}-1-1.MAI`);
  await writeFile(table, '');
  try {
    const server = await DatabaseServer.start();
    await server?.remove();
    expect(existsSync(table)).toBe(true);
  } finally {
    await rm(table, { force: true });
  }
});
