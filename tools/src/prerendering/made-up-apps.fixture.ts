import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PriceBookContent } from '@programme/pricing';
import { firstPrices, withDigest, type DigestedPrices } from '../release-folder/price-books.js';
import { release } from '../release/release.js';
import { pagesOf } from './prerendered-pages.js';

type Files = Record<string, string | object>;

/** A release folder of a test's own, and made-up apps that are released to it. */
export class TestReleases {
  private constructor(private readonly work: string) {}

  static async create(): Promise<TestReleases> {
    return new TestReleases(await mkdtemp(join(tmpdir(), 'pages-')));
  }

  get folder(): string {
    return join(this.work, 'release');
  }

  remove = (): Promise<void> => rm(this.work, { recursive: true });

  /** Releases files as the build of an app; returns the version. */
  async release(app: string, files: Files): Promise<string> {
    const build = join(this.work, `build-of-${app}`);
    for (const old of [build, `${build}-server`]) await rm(old, { recursive: true, force: true });
    await mkdir(build, { recursive: true });
    for (const [name, content] of Object.entries(files)) {
      // The build for Node lies beside the one for browsers.
      const path = name.startsWith('server/')
        ? join(`${build}-server`, name.slice('server/'.length))
        : join(build, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
    }
    return release({ folder: this.folder, app, version: '1.0.0', build });
  }

  /** The index of the pages of the remote `offers`, and a reader of its pages; rejects while there are none. */
  async pages(shell: string, version: string, { digest }: DigestedPrices = firstPrices) {
    const at = pagesOf(this.folder, { shell, remote: 'offers', version }, digest);
    const index = JSON.parse(await readFile(join(at, 'index.json'), 'utf8'));
    return { index, screen: async (name: string) => JSON.parse(await readFile(join(at, name), 'utf8')) };
  }

  /** The first page in English and PLN with some prices; `undefined` while there is none. */
  async html(shell: string, version: string, prices?: DigestedPrices): Promise<string | undefined> {
    const found = await this.pages(shell, version, prices).catch(() => undefined);
    return found && (await found.screen(found.index.routes[0].screens['en.PLN'])).html;
  }

  /** Names of all that lies where pages are rendered, a shell's folders and those of its remotes. */
  pageFolders = (): Promise<string[]> => readdir(join(this.folder, 'pages'), { recursive: true }).catch(() => []);
}

/** The first prices with another start fee, which the made-up shell shows. */
export function pricesWith(startupFee: number): DigestedPrices {
  const content = structuredClone(firstPrices.content) as PriceBookContent & {
    currencies: { PLN: { startupFee: number } };
  };
  content.currencies.PLN.startupFee = startupFee;
  return withDigest(content);
}

const sharedModules = (version: string) => ({
  kit: { version, requiredVersion: `^${version}`, eager: true },
  late: { version, requiredVersion: `^${version}`, eager: false },
});

/** A shell that renders what a remote shows, behind a mark. `shown` is code of what comes first, such as a price. */
export const shell = (mark: string = '', shown: string = '""', isOld: boolean = false): Files => ({
  'index.html': '<link href="/__RELEASE_BASE__/main.css" rel="stylesheet">',
  'main.css':
    '@font-face{src:url(latin.woff2);unicode-range:U+0000-00FF}@font-face{src:url(other.woff2);unicode-range:U+0100-02BA}',
  // What a shell shows is part of its scripts, too.
  'main.1.js': `${mark}${shown}${isOld}`,
  'server/shared.json': sharedModules('1.2.0'),
  'script-files.json': { 'texts-en': ['texts-en.1.js'], 'texts-pl': ['texts-pl.1.js'] },
  'server/texts-en.cjs': 'module.exports = "cost"',
  'server/texts-pl.cjs': 'module.exports = "złoty"',
  'server/index.cjs': `
    exports.pageChoices = { languages: ['en', 'pl'], currencies: ['PLN', 'EUR'] };
    exports.neutralQuery = ['lang'];
    exports.exampleParameter = 'example';
    ${isOld ? '' : 'exports.rendersPrices = true;'}
    exports.sharedModules = { kit: { name: 'kit' }, late: {} };
    exports.pageRoutes = [
      { path: '/', example: '/', remote: 'offers', access: 'everyone', chooses: {} },
      { path: '/EUR', example: '/', remote: 'offers', access: 'everyone', chooses: { currency: 'EUR' } },
      { path: '/offer/:id', example: '/offer/example', remote: 'offers', access: 'client', chooses: {} },
      { path: '/other', example: '/other', remote: 'admin', access: 'everyone', chooses: {} },
    ];
    exports.renderPage = async ({ path, language, currency, remote, prices, offerIsLocked }) => {
      const word = require('./texts-' + language + '.cjs');
      const html = (offerIsLocked ? '<p class="gate">' : '<p>') + ${shown} + '${mark}' + word + currency + remote.module.show() + '</p>';
      return { title: path, html, styles: '', keys: ['a'] };
    };`,
});

/** A shell that shows a price. */
export const shellWithPrice = (mark?: string): Files => shell(mark, 'prices.content.currencies.PLN.startupFee');

/** A remote that shows what it is told to, out of a chunk of its own. */
export const remote = (shown: string, version: string = '1.0.0'): Files => ({
  'mf-manifest.json': '{}',
  'entry.1.js': `${shown}${version}`,
  'server/shared.json': sharedModules(version),
  'script-files.json': {
    entry: ['entry.1.js'],
    __federation_expose_remote: ['vendor.1.js', 'expose.1.js'],
    screen: ['split.1.js', 'screen.1.js'],
    'shared:kit': ['kit.1.js'],
    'shared:late': ['late.1.js'],
  },
  'server/screen.cjs': `exports.text = ${JSON.stringify(shown)};`,
  'server/index.cjs': `
    const kit = require('kit');
    require('late');
    exports.show = () => kit.name + require('./screen.cjs').text;`,
});
