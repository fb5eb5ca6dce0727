import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { singlePageConfiguration } from '@programme/federation';

/** @param {string} path from this folder */
const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the product as one page: the sources of shell and remotes, without federation. @param {string} output */
export function buildSinglePage(output) {
  const configuration = singlePageConfiguration({
    root: at('../../shell'),
    output,
    replaced: [
      [/\/remote-loader$/, at('remote-loader.mjs')],
      [/\/(external-runtime|federation-host)$/, at('nothing.mjs')],
    ],
  });
  return new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve(undefined);
    });
  });
}
