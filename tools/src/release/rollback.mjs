import { makePages } from './pages/make-pages.mjs';
import { partOf } from './parts.mjs';
import { rollBack } from './release-registry.mjs';

/**
 * Makes the release of a part live that was so before, with its pages, and says so.
 *
 * @param {string} folder
 * @param {string | undefined} name of the part, or of its app
 * @returns {Promise<void>} throws with one sentence when there is no such part, or nothing to go back to
 */
export async function takeBack(folder, name) {
  const { part, app } = await partOf(name);
  const { from, to } = await rollBack(folder, part, (registry) => makePages(folder, registry));
  console.log(`\nLive: ${app} ${to} (was ${from})`);
}
