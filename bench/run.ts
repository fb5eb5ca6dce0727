/** `npm run bench -- <name> [parameters]`: runs one of the benchmarks, which are described in their files. */
const benchmarks = [
  'key-press',
  'web',
  'lighthouse',
  'client',
  'api',
  'offers',
  'logs',
  'simulation',
  'bodies',
  'jobs',
];

const [name = ''] = process.argv.splice(2, 1);
if (!benchmarks.includes(name)) {
  console.error(`Name one of these: npm run bench -- ${benchmarks.join(' | ')}`);
  process.exit(1);
}
await import(`./${name}.ts`);
