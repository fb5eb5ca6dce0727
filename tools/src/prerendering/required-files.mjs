import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ part: 'shell' | 'remote', file: string, as: 'script' | 'fetch' | 'font' }} NeededFile below the folder of
 *   the part's version
 * @typedef {Readonly<Record<string, readonly string[]>>} ScriptFiles see libs/federation/src/script-files.ts
 */

/** Written into the shell's and every remote's Node build. @param {string} server @returns {ScriptFiles} */
export const scriptFilesOf = (server) => JSON.parse(readFileSync(join(server, 'script-files.json'), 'utf8'));

/**
 * What the browser loads of a remote to show one of its screens, and of the shell what the two share.
 *
 * @param {ScriptFiles} files
 * @param {Pick<import('./load-bundle.mjs').Bundle, 'chunks' | 'shared'>} asked what rendering the screen asked for
 * @param {(name: string) => readonly string[] | undefined} lentBy the shell's scripts that bring a shared module, none where
 *   its first script holds it; undefined for what the shell has not
 * @returns {NeededFile[]}
 */
export function remoteFiles(files, { chunks, shared }, lentBy) {
  const lent = [...shared].flatMap((name) => lentBy(name) ?? []);
  const brought = [...shared].filter((name) => lentBy(name) === undefined).map((name) => `shared:${name}`);
  const scripts = ['entry', '__federation_expose_remote', ...brought, ...chunks].flatMap((id) => files[id] ?? []);
  return [
    ...[...new Set(lent)].map((file) => /** @type {const} */ ({ part: 'shell', file, as: 'script' })),
    { part: 'remote', file: 'mf-manifest.json', as: 'fetch' },
    ...[...new Set(scripts)].map((file) => /** @type {const} */ ({ part: 'remote', file, as: 'script' })),
  ];
}

/**
 * The scripts beside the shell's first one, which the page names itself.
 *
 * @param {ScriptFiles} files
 * @param {Iterable<string>} chunks
 * @returns {NeededFile[]}
 */
export const shellFiles = (files, chunks) =>
  [...chunks].flatMap((id) => files[id] ?? []).map((file) => ({ part: 'shell', file, as: 'script' }));

/** @typedef {{ file: string, ranges: readonly (readonly [number, number])[] }} Font */

/** The fonts of the shell's style sheets, each with the characters that it is for. @param {string} shell @returns {Font[]} */
export function fontsOf(shell) {
  const sheets = readdirSync(shell).filter((name) => name.endsWith('.css'));
  const faces = sheets.flatMap((name) => readFileSync(join(shell, name), 'utf8').match(/@font-face\s*{[^}]*}/g) ?? []);
  return faces.flatMap((face) => {
    const file = /url\(["']?([^"')]+\.woff2)/.exec(face)?.[1];
    const ranges = [...face.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(
      ([, from = '', to = from]) => /** @type {const} */ ([parseInt(from, 16), parseInt(to, 16)]),
    );
    return file ? [{ file, ranges }] : [];
  });
}

/** The fonts that a text is written in. @param {readonly Font[]} fonts @param {string} text @returns {NeededFile[]} */
export function fontFiles(fonts, text) {
  const codes = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  return fonts
    .filter(({ ranges }) => codes.some((code) => ranges.some(([from, to]) => code >= from && code <= to)))
    .map(({ file }) => ({ part: 'shell', file, as: 'font' }));
}
