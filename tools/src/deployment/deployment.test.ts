import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import dockerfile from 'dockerfile-utils';
import { parse } from 'yaml';
import { root } from '../workspace/root.js';
import { hardeningFaults } from './compose-rules.js';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const compose = read('docker-compose.yml');

const dockerfileFaults = (text: string) => dockerfile.validate(text).map(({ message }) => message);

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
  ['read_only: true', 'read_only: false'],
  ['cap_drop: [ALL]', 'cap_drop: [NET_RAW]'],
  ['no-new-privileges:true', 'no-new-privileges:false'],
  ['memory: 1G', 'pids: 100'],
  ['image: mariadb:10.11.14', 'image: mariadb'],
  ['image: mariadb:10.11.14', 'image: mariadb:latest'],
  ['${DATABASE_PASSWORD:?set', '${DATABASE_PASSWORD:-set'],
  ["volumes: ['database:/var/lib/mysql']", "ports: ['0.0.0.0:3306:3306']"],
])('a compose file with another "%s" is refused', (from, to) => {
  expect(compose).toContain(from);
  expect(hardeningFaults(compose.replace(from, to))).not.toEqual([]);
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

const run = (command: string[], options: object = {}) =>
  spawnSync(command[0] ?? '', command.slice(1), { cwd: root, encoding: 'utf8', ...options });

/** Whichever of the two commands is on this machine, or none. */
const composer = [['docker', 'compose'], ['docker-compose']].find(
  (command) => run([...command, 'version']).status === 0,
);

const configured = (variables: Record<string, string>, text = compose) =>
  run([...(composer ?? []), '--file', '-', 'config'], {
    input: text,
    env: { PATH: process.env.PATH, ...variables },
  });

describe.skipIf(!composer && !process.env.CI)('`docker compose config`', () => {
  test.each(['docker-compose.yml', 'api/compose.dev.yml'])('accepts %s', (path) => {
    expect(configured(given, read(path))).toMatchObject({ status: 0 });
  });

  test('names what is not set', () => {
    for (const name of Object.keys(given)) {
      const answer = configured({ ...given, [name]: '' });
      expect(answer.status).not.toBe(0);
      expect(answer.stderr).toContain(`set ${name}`);
    }
  });

  test.each([
    ['stop_grace_period: 60s', 'stop_grace_perid: 60s'],
    ['read_only: true', 'read_only: [yes]'],
    ['services:', 'servises:'],
  ])('refuses a file with another "%s"', (from, to) => {
    expect(compose).toContain(from);
    expect(configured(given, compose.replace(from, to)).status).not.toBe(0);
  });
});
