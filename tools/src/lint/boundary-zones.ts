import { subfolders, workspacePackages, type WorkspacePackage } from '../workspace/packages.js';

/** A zone of `import-x/no-restricted-paths`: no file of the target may import a file of `from`. */
type Zone = { target: string | string[]; from: string; except?: string[]; message: string };

/** What a package of a type may import, by the type of what it imports. Nobody imports an app. */
const importable = {
  'type:app': ['type:domain', 'type:web'],
  'type:web': ['type:domain', 'type:web'],
  'type:testing': ['type:domain', 'type:web'],
  'type:domain': ['type:domain'],
  'type:e2e': ['type:domain', 'type:build', 'type:testing'],
  'type:build': ['type:domain', 'type:build'],
};

/** Zones for `import-x/no-restricted-paths`: between packages by their Nx tags, and between the layers of an app. */
export function boundaryZones(): Zone[] {
  const packages = workspacePackages();
  return [
    ...packages.flatMap((one) => packageZones(one, packages)),
    ...packages.filter(isBrowserApp).flatMap(browserLayerZones),
    ...apiLayerZones(),
    {
      target: './**/*.{ts,tsx}',
      from: './libs/*/src/**/*.stories.tsx',
      message: 'Stories are for the component workshop alone.',
    },
  ];
}

function packageZones(importer: WorkspacePackage, packages: readonly WorkspacePackage[]): Zone[] {
  return packages
    .filter((imported) => imported.folder !== importer.folder && !mayImport(importer, imported))
    .map((imported) => ({
      target: targetsOf(importer, imported),
      from: `./${imported.folder}`,
      message: `${importer.folder} (${typeOf(importer)}) may not import ${imported.folder} (${typeOf(imported)}).`,
    }));
}

function mayImport(importer: WorkspacePackage, imported: WorkspacePackage): boolean {
  // A browser library in a Node process has no browser to run in.
  if (importer.tags.includes('runs:node') && imported.tags.includes('runs:browser')) return false;
  return importable[typeOf(importer)].includes(typeOf(imported));
}

/**
 * Test-only packages are for test files, and build-only ones for build configuration; everything else is for all files.
 */
function targetsOf({ folder }: WorkspacePackage, imported: WorkspacePackage): string {
  const type = typeOf(imported);
  if (type === 'type:testing') return `./${folder}/src/**/!(*.test|*.fixture).{ts,tsx}`;
  if (type === 'type:build') return `./${folder}/src`;
  return `./${folder}`;
}

/** Inside an app: shared ← features ← routes ← remote, and no feature imports another. */
function browserLayerZones({ folder }: WorkspacePackage): Zone[] {
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

/**
 * Inside the API: platform ← features ← app. Features may use each other; the rule against folder cycles bounds that.
 */
export function apiLayerZones(): Zone[] {
  const source = './api/src';
  const upward = 'Layers of the API import downwards only: platform, features, app.';
  return [
    { target: `${source}/platform`, from: `${source}/features`, message: upward },
    { target: `${source}/platform`, from: `${source}/app`, message: upward },
    { target: `${source}/features`, from: `${source}/app`, message: upward },
    ...offerZones(`${source}/features`),
  ];
}

/** Folders of `offers` that carry out commands. */
const commandFolders = [
  ...['approval', 'client-page', 'decisions', 'events', 'extensions', 'gate', 'management', 'records', 'revisions'],
  ...['templates', 'thread', 'visits'],
];

/** What follows from a command is its subscribers' (docs/adr/0034). */
function offerZones(features: string): Zone[] {
  const offers = `${features}/offers`;
  const messages = [
    'notifications',
    'mail',
    'slack',
    ...['notifications', 'mails', 'reminders'].map((one) => `offers/${one}`),
  ];
  return [
    ...messages.map((one) => ({
      target: commandFolders.map((folder) => `${offers}/${folder}`),
      from: `${features}/${one}`,
      message: 'A command records its event; who writes messages subscribes to it.',
    })),
    {
      target: [`${features}/!(offers)/**`, `${offers}/!(events)/**`],
      from: `${offers}/events/offer-event-chain.repository.ts`,
      message: 'Only OfferEvents appends to the chain of an offer.',
    },
  ];
}

const isBrowserApp = ({ tags }: WorkspacePackage): boolean =>
  tags.includes('type:app') && tags.includes('runs:browser');

function typeOf({ folder, tags }: WorkspacePackage): keyof typeof importable {
  const type = tags.find((tag) => tag in importable);
  if (!type) throw new Error(`${folder}/package.json has no type among its Nx tags`);
  return type as keyof typeof importable;
}
