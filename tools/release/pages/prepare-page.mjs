import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noncePlaceholder } from '@programme/contracts';

/** Stands in the shell's built index.html for the address of its released folder (see libs/federation). */
const releaseBase = '/__RELEASE_BASE__/';

/**
 * Addresses the files of the shell's page in the folder that it is released to. Its style sheet, which is small, comes with
 * the page: nothing is painted before it is there.
 *
 * @param {string} shell folder of the shell
 * @param {string} address
 */
export async function preparePage(shell, address) {
  const file = join(shell, 'index.html');
  let page = (await readFile(file, 'utf8')).replaceAll(releaseBase, address);
  for (const [link, name = ''] of page.matchAll(new RegExp(`<link href="${address}([\\w.-]+\\.css)"[^>]*>`, 'g'))) {
    const sheet = (await readFile(join(shell, name), 'utf8'))
      .replaceAll(/\/\*.*?\*\//gs, '')
      .replaceAll(/url\(["']?([\w.-]+)["']?\)/g, `url(${address}$1)`);
    page = page.replace(link, () => `<style nonce="${noncePlaceholder}">${sheet.trim()}</style>`);
  }
  await writeFile(file, page);
}
