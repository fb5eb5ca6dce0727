import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { object, string } from 'yup';

/** What the server needs of `remotes.json`; which remotes there are is the shell's business. */
const registrySchema = object({
  shell: object({
    version: string()
      .matches(/^[\w.+-]+$/)
      .required(),
  }).required(),
}).strict();

type Page = { readonly stamp: string; readonly html: string };

/**
 * The page of the shell that `remotes.json` names. Releasing or rolling back is an edit of that file: it is looked at for
 * each page and, when it has changed, read afresh, so that no server needs a restart.
 */
export class ReleaseRegistry {
  #page: Page | undefined;

  constructor(private readonly directory: string) {}

  /** The live shell's `index.html` as released. Throws when nothing is released, or the registry cannot be read. */
  async indexHtml(): Promise<string> {
    const registry = join(this.directory, 'remotes.json');
    const { mtimeMs, size, ino } = await stat(registry);
    const stamp = `${mtimeMs} ${size} ${ino}`;
    if (this.#page?.stamp !== stamp) this.#page = { stamp, html: await this.#read(registry) };
    return this.#page.html;
  }

  async #read(registry: string): Promise<string> {
    const { shell } = registrySchema.validateSync(JSON.parse(await readFile(registry, 'utf8')));
    return readFile(join(this.directory, 'shell', shell.version, 'index.html'), 'utf8');
  }
}
