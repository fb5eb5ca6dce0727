import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { singlePageConfiguration } from '@programme/federation';

/** @param path from this folder */
const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Builds the product as one page: the sources of shell and remotes, without federation. */
export function buildSinglePage(output: string): Promise<void> {
  const configuration = singlePageConfiguration({
    root: at('../shell'),
    output,
    replaced: [
      [/\/remote-loader$/, at('single-page/remote-loader.ts')],
      [/\/(external-runtime|federation-host)$/, at('single-page/nothing.ts')],
    ],
  });
  return new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
}
