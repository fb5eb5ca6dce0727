import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noncePlaceholder } from '@programme/contracts';
import { integrityOf } from '../release-folder/integrity.js';

/** Stands in the shell's built index.html for the address of its released folder (see libs/federation). */
const releaseBase = '/__RELEASE_BASE__/';

/**
 * Points the shell's page to the files in its released folder, adds the integrity of its script, and inlines its style
 * sheet, which is small and blocks the first paint.
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
  for (const [element, name = ''] of page.matchAll(new RegExp(`<script [^>]*src="${address}([\\w.-]+\\.js)"`, 'g'))) {
    const integrity = integrityOf(await readFile(join(shell, name)));
    page = page.replace(element, () => `${element} integrity="${integrity}"`);
  }
  await writeFile(file, page);
}
