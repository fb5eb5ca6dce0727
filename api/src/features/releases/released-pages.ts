import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PreferenceChoice } from '@programme/contracts';
import { array, mixed, object, string } from 'yup';

/** A file that a browser needs to take a screen over, at the address that it is released at. */
export type NeededFile = { readonly href: string; readonly as: string; readonly integrity?: string };

/** A page as the release tool prerendered it, with the keys of its texts. */
export type ReleasedScreen = {
  readonly title: string;
  /** Releases of before November 2026 have none. */
  readonly description?: string;
  readonly html: string;
  readonly styles: string;
  readonly keys: readonly string[];
  readonly needs: readonly NeededFile[];
};

/** In the name of a screen: what somebody sees who has yet to unlock the offer. Releases of before 2027 have none. */
export const lockedScreen = 'locked';

/** An address with its screens, by `<language>.<currency>` or `<language>.<currency>.locked`. */
export type ReleasedPage = {
  readonly path: string;
  /** What the address itself chooses. */
  readonly chooses: PreferenceChoice;
  /** Digest of the prices that its screens show. Pages of releases of before December 2026 do not say. */
  readonly priceBook: string | undefined;
  /** Parameters of a query that its screens look the same with; `*` at the end stands for any further letters. */
  readonly neutralQuery: readonly string[];
  screen(key: string): Promise<ReleasedScreen | undefined>;
};

/** What was made of the live shell with the live remotes. */
export type MadePages = {
  readonly pages: readonly ReleasedPage[];
  /** Every route of the shell, with `:parameters`; empty for releases that do not list them. */
  readonly addresses: readonly string[];
};

const indexSchema = object({
  priceBook: string(),
  addresses: array(string().required()),
  neutralQuery: array(string().defined()).required(),
  routes: array(
    object({ path: string().required(), chooses: mixed<PreferenceChoice>().required(), screens: mixed().required() }),
  ).required(),
}).strict();

/** Whether the screens of a page show these prices. */
export const showsPrices = ({ priceBook }: ReleasedPage, digest: string | undefined): boolean =>
  priceBook === undefined || priceBook === digest;

/** A path segment that is a plain name. */
const name = /^[\w.+-]+$/;

type Remote = {
  readonly name: string;
  readonly version: string;
  readonly base: string;
  /** What its files must be, by their names; not said of all. */
  readonly integrity: Readonly<Record<string, unknown>>;
};

/**
 * The pages that were made of the live shell with each live remote. A remote without any is no error: its screens are
 * rendered by the browser.
 *
 * @param digest of the prices in force. Where there are no pages with these prices, those with others tell which
 *   addresses there are and which files a browser needs
 */
export async function releasedPages(
  directory: string,
  shell: string,
  registered: unknown,
  digest: string | undefined,
): Promise<MadePages & { readonly isComplete: boolean }> {
  const made = await Promise.all(
    remotesOf(registered).map((remote) => pagesOf(directory, shell, remote, digest).catch(() => undefined)),
  );
  const found = made.filter((one) => one !== undefined);
  const pages = found.flatMap((one) => one.pages);
  return {
    pages,
    addresses: [...new Set(found.flatMap(({ addresses }) => addresses))],
    isComplete: found.length === made.length && pages.every((page) => showsPrices(page, digest)),
  };
}

function remotesOf(registered: unknown): Remote[] {
  return Object.entries(Object(registered) as object).flatMap(([remote, line]) => {
    const { version, manifest, integrity } = Object(line) as Record<string, unknown>;
    if (typeof version !== 'string' || typeof manifest !== 'string' || !name.test(version) || !name.test(remote))
      return [];
    const base = manifest.slice(0, manifest.lastIndexOf('/') + 1);
    return [{ name: remote, version, base, integrity: Object(integrity) as Record<string, unknown> }];
  });
}

async function pagesOf(
  directory: string,
  shell: string,
  remote: Remote,
  digest: string | undefined,
): Promise<MadePages> {
  const folder = await pageFolder(join(directory, 'pages', shell, remote.name, remote.version), digest);
  const index = indexSchema.validateSync(JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')));
  const read = new Map<string, Promise<ReleasedScreen | undefined>>();
  const pages: ReleasedPage[] = index.routes.map(({ path, chooses, screens }) => ({
    path,
    chooses,
    priceBook: index.priceBook,
    neutralQuery: index.neutralQuery,
    screen: (key) => {
      const file = (screens as Record<string, string>)[key];
      if (!file || !name.test(file)) return Promise.resolve(undefined);
      const known = read.get(file) ?? readScreen(join(folder, file), shell, remote).catch(() => undefined);
      read.set(file, known);
      return known;
    },
  }));
  return { pages, addresses: index.addresses ?? [] };
}

/**
 * Of the pages of a release, which lie in a folder for each digest, those with these prices, else any. Releases of before
 * December 2026 have theirs beside these folders.
 */
async function pageFolder(release: string, digest: string | undefined): Promise<string> {
  const names = await readdir(release);
  if (digest !== undefined && names.includes(digest)) return join(release, digest);
  if (names.includes('index.json')) return release;
  return join(release, names.sort().find((one) => name.test(one)) ?? '');
}

type StoredScreen = Omit<ReleasedScreen, 'needs'> & {
  readonly needs: readonly { readonly part: string; readonly file: string; readonly as: string }[];
};

async function readScreen(file: string, shell: string, remote: Remote): Promise<ReleasedScreen> {
  const screen = JSON.parse(await readFile(file, 'utf8')) as StoredScreen;
  return { ...screen, needs: screen.needs.map((needed) => neededFile(needed, shell, remote)) };
}

function neededFile({ part, file, as }: StoredScreen['needs'][number], shell: string, remote: Remote): NeededFile {
  if (part === 'shell') return { href: `/shell/${shell}/${file}`, as };
  const integrity = remote.integrity[file];
  return { href: `${remote.base}${file}`, as, ...(typeof integrity === 'string' && { integrity }) };
}
