import { drills } from './index.mjs';
import { play } from './scene.mjs';

test.each(drills.map((drill) => ({ name: drill.name, drill })))('$name, in short', async ({ drill }) => {
  const findings = await play(drill, { short: true, minutes: 0.1 });
  expect(findings.length).toBeGreaterThan(0);
  expect(findings.filter(({ passed }) => !passed)).toEqual([]);
});
