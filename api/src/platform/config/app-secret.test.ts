import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { developmentSecret } from './app-secret.js';

describe('the secret of a development machine', () => {
  let folder: string;
  let file: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'app-secret-'));
    file = join(folder, 'app-secret');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is made once, for its owner only, and nothing else is left in the folder', async () => {
    const secret = developmentSecret(folder);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(developmentSecret(folder)).toBe(secret);
    expect((await readFile(file, 'utf8')).trim()).toBe(secret);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['app-secret']);
  });

  it.each(['', '\n', 'short'])('is refused when its file is empty or short: %j', async (content) => {
    await writeFile(file, content);
    expect(() => developmentSecret(folder)).toThrow(/app-secret is shorter than 16 characters.*[Rr]emove/);
    expect(await readFile(file, 'utf8')).toBe(content);
  });

  it('is the same for processes that start at once', async () => {
    const script = `import { developmentSecret } from ${JSON.stringify(builtModule)}; console.log(developmentSecret(${JSON.stringify(folder)}))`;
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
        return stdout.trim();
      }),
    );
    expect(new Set(answers)).toEqual(new Set([(await readFile(file, 'utf8')).trim()]));
    expect(answers[0]?.length).toBeGreaterThanOrEqual(32);
  });
});

const builtModule = new URL('../../../dist/platform/config/app-secret.js', import.meta.url).href;
