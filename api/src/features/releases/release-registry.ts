import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { object, string } from 'yup';
import { LiveRelease } from './live-release.js';
import { releasedPages } from './released-pages.js';
import type { Config } from '../../platform/config/config.js';
import { servedRegistry, type Registry } from './served-registry.js';

/** What the server needs of `remotes.json`; which remotes there are is the shell's business. */
const registrySchema = object({
  shell: object({
    version: string()
      .matches(/^[\w.+-]+$/)
      .required(),
  }).required(),
}).strict();

/**
 * What `remotes.json` names as live. Releasing or rolling back is an edit of that file: it is looked at for each page and,
 * when it has changed, read afresh, so that no server needs a restart.
 */
export class ReleaseRegistry {
  #live: { readonly stamp: string; readonly release: LiveRelease } | undefined;

  readonly #file: string;

  constructor(private readonly config: Pick<Config, 'releasesDirectory' | 'remotesOrigin' | 'remoteOverride'>) {
    this.#file = join(config.releasesDirectory, 'remotes.json');
  }

  /** Throws when nothing is released, or the registry cannot be read. */
  async live(): Promise<LiveRelease> {
    const { mtimeMs, size, ino } = await stat(this.#file);
    const stamp = `${mtimeMs} ${size} ${ino}`;
    if (this.#live?.stamp !== stamp) this.#live = { stamp, release: await this.#read() };
    return this.#live.release;
  }

  /** `remotes.json` as this server gives it away. Throws when it cannot be read. */
  async registry(): Promise<Registry> {
    const released = JSON.parse(await readFile(this.#file, 'utf8')) as Registry;
    return servedRegistry(released, this.config);
  }

  async #read(): Promise<LiveRelease> {
    const registry = await this.registry();
    const { shell } = registrySchema.validateSync(registry);
    const directory = this.config.releasesDirectory;
    const html = await readFile(join(directory, 'shell', shell.version, 'index.html'), 'utf8');
    return new LiveRelease(html, registry.remotes, await releasedPages(directory, shell.version, registry.remotes));
  }
}
