import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptFilesName } from '@programme/federation/script-files';
import type { Bundle } from './load-bundle.js';

/** A file that the browser loads for a page, below the folder of its app's version. */
export type RequiredFile = {
  /** The field is called so in the pages of older releases. */
  readonly part: 'shell' | 'remote';
  readonly file: string;
  readonly as: 'script' | 'font';
};

/** Scripts by the id of their chunk (libs/federation/src/script-files.ts). */
type ScriptFiles = Readonly<Record<string, readonly string[]>>;

/** Reads what the Node build of an app says of its scripts. */
export const scriptFilesOf = (server: string): ScriptFiles =>
  JSON.parse(readFileSync(join(server, scriptFilesName), 'utf8')) as ScriptFiles;

/**
 * What the browser loads of a remote for one of its pages, and of the shell what the two share.
 *
 * @param required what rendering the page required
 * @param providedBy the shell's scripts that hold a shared module: none where its first script holds it, undefined for
 *   a module that the shell does not have
 */
export function remoteFiles(
  files: ScriptFiles,
  { chunks, shared }: Pick<Bundle<unknown>, 'chunks' | 'shared'>,
  providedBy: (name: string) => readonly string[] | undefined,
): RequiredFile[] {
  const provided = [...shared].flatMap((name) => providedBy(name) ?? []);
  const bundled = [...shared].filter((name) => providedBy(name) === undefined).map((name) => `shared:${name}`);
  const scripts = ['entry', '__federation_expose_remote', ...bundled, ...chunks].flatMap((id) => files[id] ?? []);
  return [
    ...[...new Set(provided)].map((file) => ({ part: 'shell', file, as: 'script' }) as const),
    ...[...new Set(scripts)].map((file) => ({ part: 'remote', file, as: 'script' }) as const),
  ];
}

/** The shell's scripts beside its first one, which the page names itself. */
export const shellFiles = (files: ScriptFiles, chunks: Iterable<string>): RequiredFile[] =>
  [...chunks].flatMap((id) => files[id] ?? []).map((file) => ({ part: 'shell', file, as: 'script' }));

/** A font file with the ranges of characters that it holds. */
type Font = { readonly file: string; readonly ranges: readonly (readonly [number, number])[] };

/** The fonts of the shell's style sheets. */
export function fontsOf(shell: string): Font[] {
  const sheets = readdirSync(shell).filter((name) => name.endsWith('.css'));
  const faces = sheets.flatMap((name) => readFileSync(join(shell, name), 'utf8').match(/@font-face\s*{[^}]*}/g) ?? []);
  return faces.flatMap((face) => {
    const file = /url\(["']?([^"')]+\.woff2)/.exec(face)?.[1];
    const ranges = [...face.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(
      ([, from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const,
    );
    return file ? [{ file, ranges }] : [];
  });
}

/** The fonts that a text is written in. */
export function fontFiles(fonts: readonly Font[], text: string): RequiredFile[] {
  const codes = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  return fonts
    .filter(({ ranges }) => codes.some((code) => ranges.some(([from, to]) => code >= from && code <= to)))
    .map(({ file }) => ({ part: 'shell', file, as: 'font' }));
}
