import { subfolders, workspacePackages } from './packages.mjs';

/**
 * @typedef {import('./packages.mjs').WorkspacePackage} WorkspacePackage
 * @typedef {{ target: string | string[], from: string, except?: string[], message: string }} Zone
 */

/** What a package of a type may import, by the type of what it imports. Nobody imports an app. */
const importable = {
  'type:app': ['type:domain', 'type:web'],
  'type:web': ['type:domain', 'type:web'],
  'type:testing': ['type:domain', 'type:web'],
  'type:domain': ['type:domain'],
  'type:e2e': ['type:domain', 'type:build'],
  'type:build': ['type:domain', 'type:build'],
};

/** Zones for `import-x/no-restricted-paths`: between packages by their Nx tags, and between the layers of an app. */
export function boundaryZones() {
  const packages = workspacePackages();
  return [
    ...packages.flatMap((one) => packageZones(one, packages)),
    ...packages.filter(isBrowserApp).flatMap(layerZones),
  ];
}

/**
 * @param {WorkspacePackage} importer
 * @param {readonly WorkspacePackage[]} packages
 * @returns {Zone[]}
 */
function packageZones(importer, packages) {
  return packages
    .filter((imported) => imported.folder !== importer.folder && !mayImport(importer, imported))
    .map((imported) => ({
      target: targetsOf(importer, imported),
      from: `./${imported.folder}`,
      message: `${importer.folder} (${typeOf(importer)}) may not import ${imported.folder} (${typeOf(imported)}).`,
    }));
}

/**
 * @param {WorkspacePackage} importer
 * @param {WorkspacePackage} imported
 */
function mayImport(importer, imported) {
  // A browser library in a Node process has no browser to run in.
  if (importer.tags.includes('runs:node') && imported.tags.includes('runs:browser')) return false;
  return importable[typeOf(importer)].includes(typeOf(imported));
}

/**
 * Test-only packages are for test files, and build-only ones for build configuration; everything else is for all files.
 *
 * @param {WorkspacePackage} importer
 * @param {WorkspacePackage} imported
 */
function targetsOf({ folder }, imported) {
  const type = typeOf(imported);
  if (type === 'type:testing') return `./${folder}/src/**/!(*.test|*.fixture).{ts,tsx}`;
  if (type === 'type:build') return `./${folder}/src`;
  return `./${folder}`;
}

/**
 * Inside an app: shared ← features ← routes ← remote, and no feature imports another.
 *
 * @param {WorkspacePackage} app
 * @returns {Zone[]}
 */
function layerZones({ folder }) {
  const source = `./${folder}/src`;
  const upward = 'Layers import downwards only: shared, features, routes, remote.';
  return [
    ...['features', 'routes'].map((layer) => ({
      target: `${source}/shared`,
      from: `${source}/${layer}`,
      message: upward,
    })),
    { target: `${source}/features`, from: `${source}/routes`, message: upward },
    ...subfolders(`${folder}/src/features`).map((feature) => ({
      target: `${source}/features/${feature}`,
      from: `${source}/features`,
      except: [`./${feature}`],
      message: 'No feature imports another; what two need belongs in shared.',
    })),
  ];
}

/** @param {WorkspacePackage} one */
const isBrowserApp = ({ tags }) => tags.includes('type:app') && tags.includes('runs:browser');

/**
 * @param {WorkspacePackage} one
 * @returns {keyof typeof importable}
 */
function typeOf({ folder, tags }) {
  const type = tags.find((tag) => tag in importable);
  if (!type) throw new Error(`${folder}/package.json has no type among its Nx tags`);
  return /** @type {keyof typeof importable} */ (type);
}
