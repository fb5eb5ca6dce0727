import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noncePlaceholder } from '@programme/contracts';
import { integrityOf } from '../release-folder/integrity.js';

/** Stands in the shell's built index.html for the address of its released folder (see libs/federation). */
const releaseBase = '/__RELEASE_BASE__/';

/**
 * Points the shell's page to the files in its released folder, adds the integrity of its scripts, and inlines its style
 * sheet, which is small and blocks the first paint. The browser runs the first script at once, and preloads the others:
 * the first one runs them after the first paint (`shell/src/shared/page-scripts.ts`).
 *
 * @param shell folder of the shell
 */
export async function prepareIndexPage(shell: string, address: string) {
  const file = join(shell, 'index.html');
  let page = (await readFile(file, 'utf8')).replaceAll(releaseBase, address);
  for (const [link, name = ''] of page.matchAll(new RegExp(`<link href="${address}([\\w.-]+\\.css)"[^>]*>`, 'g'))) {
    const sheet = (await readFile(join(shell, name), 'utf8'))
      .replaceAll(/\/\*.*?\*\//gs, '')
      .replaceAll(/url\(["']?([\w.-]+)["']?\)/g, `url(${address}$1)`);
    page = page.replace(link, () => `<style nonce="${noncePlaceholder}">${sheet.trim()}</style>`);
  }
  const scripts = [...page.matchAll(new RegExp(`<script [^>]*src="(${address}([\\w.-]+\\.js))"[^>]*></script>`, 'g'))];
  for (const [index, [element, href = '', name = '']] of scripts.entries()) {
    const integrity = `integrity="${integrityOf(await readFile(join(shell, name)))}"`;
    if (index === 0) {
      // Below the page's content: it runs as soon as it has arrived, and the end of the page does not wait for it.
      const script = `<script async src="${href}" ${integrity}></script>`;
      page = page.replace(element, '').replace('</body>', () => `${script}</body>`);
    } else {
      const link = `<link rel="preload" href="${href}" ${integrity} as="script" fetchpriority="low" data-after-paint>`;
      page = page.replace(element, () => link);
    }
  }
  await writeFile(file, page);
}
