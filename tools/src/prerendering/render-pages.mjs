import { fontFiles, fontsOf, remoteFiles, scriptFilesOf, shellFiles } from './needed-files.mjs';
import { checkSharing, isEager, sharedOf } from './sharing.mjs';
import { loadBundle } from './load-bundle.mjs';

/**
 * @typedef {{ path: string, example: string, remote: string, access: string, chooses: object }} Route
 * @typedef {{ title: string, html: string, styles: string, keys: string[] }} Rendered
 * @typedef {Rendered & { needs: import('./needed-files.mjs').NeededFile[] }} Screen `needs`: what a browser loads to take
 *   the screen over
 * @typedef {{ shell: string, shellServer: string, remote: string, remoteServer: string }} Combination folders of the two
 *   releases and of their Node builds, and the remote's name
 */

/**
 * Renders the first screen of every address of a remote, inside a release of the shell, in each language and currency.
 * Throws when the two do not fit together, or any screen cannot be rendered.
 *
 * @param {Combination} combination
 * @returns {Promise<{ neutralQuery: string[], addresses: string[], routes: Route[],
 *   screens: Map<string, Map<string, Screen>> }>} `addresses`: all that the shell knows; screens by their example address, then
 *   by `<language>.<currency>`
 */
export async function renderScreens({ shell, shellServer, remote, remoteServer }) {
  const shellShared = sharedOf(shellServer);
  checkSharing(shellShared, sharedOf(remoteServer));
  const shellBundle = loadBundle(shellServer);
  const { pageRoutes, pageChoices, neutralQuery, renderPage, sharedModules, exampleParameter } = shellBundle.exports;
  const files = { shell: scriptFilesOf(shellServer), remote: scriptFilesOf(remoteServer) };
  const fonts = fontsOf(shell);
  const lentByShell = (/** @type {string} */ name) => (isEager(shellShared, name) ? [] : files.shell[`shared:${name}`]);
  /** @type {Map<string, Set<string>>} Language → chunks of the shell. */
  const shellChunks = new Map();
  /** @type {Route[]} */
  const routes = pageRoutes.filter((/** @type {Route} */ route) => route.remote === remote);

  /**
   * @param {Route} route
   * @param {string} language
   * @param {readonly string[]} currencies
   * @returns {Promise<[string, Screen][]>}
   */
  const screensOf = async ({ example: path, access }, language, currencies) => {
    const bundle = loadBundle(remoteServer, sharedModules);
    const of = { path, language, remote: { name: remote, module: bundle.exports } };
    const before = new Set(shellBundle.chunks);
    if (access === 'admin') await renderPage({ ...of, currency: currencies[0], asAdmin: true });
    /** @type {[string, Rendered][]} */
    const rendered = [];
    for (const currency of currencies) {
      rendered.push([currency, await renderPage({ ...of, currency, asAdmin: false })]);
    }
    const asked = [...shellBundle.chunks].filter((chunk) => !before.has(chunk));
    if (!shellChunks.has(language)) shellChunks.set(language, new Set(asked));
    const scripts = [
      ...shellFiles(files.shell, shellChunks.get(language) ?? []),
      ...remoteFiles(files.remote, bundle, lentByShell),
    ];
    return rendered.map(([currency, page]) => {
      if (page.html.includes(exampleParameter)) throw new Error(`${path} shows the parameters of its address`);
      const text = page.html.replaceAll(/<[^>]*>/g, '');
      return [`${language}.${currency}`, { ...page, needs: [...scripts, ...fontFiles(fonts, text)] }];
    });
  };

  /** @type {Map<string, Map<string, Screen>>} */
  const screens = new Map();
  for (const route of routes) {
    if (screens.has(route.example)) continue;
    const of = new Map();
    for (const language of pageChoices.languages) {
      for (const [key, screen] of await screensOf(route, language, pageChoices.currencies)) of.set(key, screen);
    }
    screens.set(route.example, of);
  }
  const addresses = pageRoutes.map((/** @type {Route} */ { path }) => path);
  return { neutralQuery, addresses, routes, screens };
}
