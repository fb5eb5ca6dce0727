import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import dockerfile from 'dockerfile-utils';
import { parse } from 'yaml';
import { root } from '../workspace/root.js';
import { hardeningFaults, lintFaults } from './compose-rules.js';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const compose = read('docker-compose.yml');

const dockerfileFaults = (text: string) => dockerfile.validate(text).map(({ message }) => message);

test.each(['docker-compose.yml', 'compose.dev.yml'])(
  '%s keeps to the format and to the rules of the linter',
  (path) => {
    expect(lintFaults(read(path))).toEqual([]);
  },
);

test.each(['edge', 'static'])('%s.conf.template names its number of workers and bounds slow callers', (name) => {
  const template = read(`edge/${name}.conf.template`);
  expect(template).toMatch(/^worker_processes [1-4];$/m);
  for (const timeout of ['client_header_timeout', 'client_body_timeout', 'send_timeout'])
    expect(template).toMatch(new RegExp(`^ *${timeout} [1-3]?0s;$`, 'm'));
});

test('docker-compose.yml gives away nothing that is not needed', () => {
  expect(hardeningFaults(compose)).toEqual([]);
});

test.each([
  ['stop_grace_period: 60s', 'stop_grace_perid: 60s', lintFaults],
  ['read_only: true', 'read_only: [yes]', lintFaults],
  ['services:', 'servises:', lintFaults],
  ['image: mariadb:10.11.14', 'image: mariadb:latest', lintFaults],
  ['read_only: true', 'read_only: false', hardeningFaults],
  ['cap_drop: [ALL]', 'cap_drop: [NET_RAW]', hardeningFaults],
  ['no-new-privileges:true', 'no-new-privileges:false', hardeningFaults],
  ['memory: 1G', 'pids: 100', hardeningFaults],
  ['image: mariadb:10.11.14', 'image: mariadb', hardeningFaults],
  ['${DATABASE_PASSWORD:?set', '${DATABASE_PASSWORD:-set', hardeningFaults],
  ["volumes: ['database:/var/lib/mysql']", "ports: ['0.0.0.0:3306:3306']", hardeningFaults],
])('a compose file with another "%s" is refused (%s)', (from, to, faultsOf) => {
  expect(compose).toContain(from);
  expect(faultsOf(compose.replace(from, to))).not.toEqual([]);
});

test('pages are prerendered beside the API processes: into the release folder, and without a way out', () => {
  const { services } = parse(compose, { merge: true }) as { services: Record<string, Record<string, unknown>> };
  const { command, networks, volumes, restart } = services['prerender'] ?? {};
  const apis = Object.keys(services).filter((name) => /^api-\d$/.test(name));
  expect(command).toEqual(['node', 'tools/dist/prerender.js', ...apis.map((name) => `http://${name}:3000`)]);
  expect({ networks, volumes, restart }).toEqual({
    networks: ['inside'],
    volumes: ['release:/release'],
    restart: 'unless-stopped',
  });
  expect(existsSync(join(root, 'tools/src/prerender.ts'))).toBe(true);
});

test('the Dockerfile is one, builds every target of the compose file from images of exact versions, and runs as nobody', () => {
  const text = read('Dockerfile');
  expect(dockerfileFaults(text)).toEqual([]);
  expect(dockerfileFaults(text.replace('FROM nginx AS static', 'FORM nginx AS static'))).not.toEqual([]);
  const bases = [...text.matchAll(/^ARG \w+_IMAGE=(.+)$/gm)].map(([, image]) => image);
  expect(bases.length).toBe(2);
  for (const image of bases) expect(image).toMatch(/^[a-z]+:\d+\.\d+[\w.-]*$/);
  const stages = text.split(/^FROM /m).slice(1);
  for (const target of new Set([...compose.matchAll(/target: (\w+)/g)].map(([, name]) => name))) {
    const stage = stages.find((one) => one.split('\n')[0]?.endsWith(` AS ${target}`));
    const parent = stages.find((one) => one.split('\n')[0]?.endsWith(` AS ${stage?.split(' ')[0]}`));
    expect([target, `${parent ?? ''}${stage ?? ''}`]).toEqual([
      target,
      expect.stringMatching(/^USER (node|product)$/m),
    ]);
  }
  for (const [, from] of text.matchAll(/^COPY (?!--from)(\S+)/gm))
    expect(existsSync(join(root, from ?? ''))).toBe(true);
});

const given = { DATABASE_PASSWORD: 'a', APP_SECRET: 'b', PUBLIC_URL: 'http://localhost' };

/** `docker compose config` by whichever of its two is on this machine, and none. */
const configured = (variables: Record<string, string>) =>
  [['docker', 'compose'], ['docker-compose']]
    .map(([command = '', ...first]) =>
      spawnSync(command, [...first, 'config'], {
        cwd: root,
        env: { PATH: process.env.PATH, ...variables },
        encoding: 'utf8',
      }),
    )
    .find(({ error, stderr }) => !error && !/unknown command|not a docker command/.test(stderr));

// Without either of them the schema has been checked all the same.
(configured(given) || process.env.CI ? test : test.skip)(
  '`docker compose config` accepts it, and names what is not set',
  () => {
    expect(configured(given)).toMatchObject({ status: 0 });
    for (const name of Object.keys(given)) {
      const answer = configured({ ...given, [name]: '' });
      expect(answer?.status).not.toBe(0);
      expect(answer?.stderr).toContain(`set ${name}`);
    }
  },
);
