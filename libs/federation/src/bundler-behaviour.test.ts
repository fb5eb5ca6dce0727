import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration, type Stats } from 'webpack';
import { scriptFiles } from './script-files.js';

/** What webpack and the federation plugin do without saying so (docs/upgrades.md), with real small builds. */
describe('a build', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bundler-behaviour-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function write(files: Record<string, string>): void {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  }

  const build = (options: Configuration): Promise<Stats> =>
    new Promise((resolve, reject) => {
      const output = { path: join(folder, 'dist'), chunkFilename: '[name].chunk.js', filename: '[name].js' };
      webpack({ mode: 'production', context: folder, devtool: false, output, ...options }, (error, stats) =>
        error || !stats || stats.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(stats),
      );
    });

  const built = (file: string): string => readFileSync(join(folder, 'dist', file), 'utf8');

  it('lists the scripts of each chunk, what was split off first, and of each shared module', async () => {
    write({
      'first.js': `import { shared } from './split-off.js'; console.log('text of first', shared);`,
      'second.js': `import { shared } from './split-off.js'; console.log('text of second', shared);`,
      'split-off.js': `export const shared = ['text of both'];`,
      'remote.js': `import { kit } from 'kit';
        console.log(kit);
        export const first = () => import(/* webpackChunkName: "first" */ './first.js');
        export const second = () => import(/* webpackChunkName: "second" */ './second.js');`,
      'node_modules/kit/index.js': `export const kit = 'text of the kit';`,
      'node_modules/kit/package.json': JSON.stringify({ name: 'kit', version: '1.2.3', main: 'index.js' }),
    });
    const { compilation } = await build({
      entry: {},
      optimization: { chunkIds: 'named', splitChunks: { chunks: 'async', minSize: 0 } },
      plugins: [
        new ModuleFederationPlugin({
          name: 'remote',
          filename: 'remote-entry.js',
          exposes: { './remote': './remote.js' },
          shared: { kit: { singleton: true, requiredVersion: '^1.2.3' } },
          dts: false,
          manifest: false,
        }),
      ],
    });
    const files = scriptFiles(compilation);
    for (const name of ['first', 'second']) {
      const scripts = files[name] ?? [];
      expect(scripts).toHaveLength(2);
      expect(built(scripts[0] ?? '')).toContain('text of both');
      expect(built(scripts[1] ?? '')).toContain(`text of ${name}`);
    }
    expect((files['shared:kit'] ?? []).map(built).join('')).toContain('text of the kit');
  });

  it('evaluates a module of an eager import() when it is asked for, in a task of its own', async () => {
    write({
      'main.js': `const load = () => import(/* webpackMode: "eager", webpackExports: ["used"] */ './late.js');
        log.push('main');
        start = () => { const loaded = load(); log.push('asked'); return loaded.then(({ used }) => log.push(used)); };`,
      'late.js': `log.push('late'); export const used = 'used'; export const unused = 'text that nothing uses';`,
    });
    await build({ entry: './main.js', target: ['web', 'es2022'] });
    const page: { log: string[]; start?: () => Promise<unknown> } = { log: [] };
    runInNewContext(built('main.js'), Object.assign(page, { start: undefined }));
    expect(page.log).toEqual(['main']);
    await page.start?.();
    expect(page.log).toEqual(['main', 'asked', 'late', 'used']);
    expect(built('main.js')).not.toContain('text that nothing uses');
  });
});
