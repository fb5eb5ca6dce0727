/**
 * Libraries that one place stands in front of (docs/adr/0002): everywhere else their import is an error. The bundler
 * drops what a door does not re-export, and exchanging a library stays a matter of one place.
 */
const closed = [
  { packages: ['@mui/material', '@mui/icons-material', '@mui/system'], instead: 'Use @programme/ui.' },
  { packages: ['@emotion/*'], instead: 'Use @programme/ui.' },
  { packages: ['@mui/x-charts'], instead: 'Use @programme/charts.' },
  { packages: ['@mui/x-data-grid'], instead: 'Use @programme/data-grid.' },
  {
    packages: ['react-router', 'react-router-dom', 'redux', 'react-redux', '@reduxjs/*'],
    instead: 'Use @programme/platform.',
  },
  { packages: ['jspdf', 'jspdf-autotable'], instead: 'Only the PDF of an offer loads it, once somebody asks for one.' },
  { packages: ['formik'], instead: 'Use @programme/forms.' },
  { packages: ['i18next', 'react-i18next'], instead: 'Use translate of the shell.' },
  { packages: ['@module-federation/*'], instead: 'Only shell/src/remotes loads remotes.' },
  { packages: ['typeorm'], instead: 'Only repositories, entities and api/src/database know the database.' },
  { packages: ['@nestjs/typeorm'], instead: 'Only repositories and the modules that register them need it.' },
  { packages: ['@slack/*'], instead: "Only the slack module's client talks to the chat." },
  { packages: ['prom-client'], instead: 'Use Metrics of api/src/metrics.' },
];

/** Where a closed library is open. A file that several of these match follows the last one. */
const doors = [
  { files: ['libs/ui/**'], open: ['@mui/material', '@mui/icons-material', '@mui/system', '@emotion/*'] },
  { files: ['libs/charts/**'], open: ['@mui/x-charts'] },
  { files: ['libs/data-grid/**'], open: ['@mui/x-data-grid', '@emotion/*'] },
  {
    files: ['libs/platform/**'],
    open: ['react-router', 'react-router-dom', 'redux', 'react-redux', '@reduxjs/*'],
  },
  { files: ['libs/forms/**'], open: ['formik'] },
  { files: ['mfe-offers/src/features/offer-pdf/**'], open: ['jspdf', 'jspdf-autotable'] },
  { files: ['libs/i18n/**'], open: ['i18next', 'react-i18next'] },
  { files: ['shell/src/remotes/**', 'libs/federation/**'], open: ['@module-federation/*'] },
  // Remotes get the shell's copies by name.
  { files: ['shell/src/remotes/shared-modules.ts'], open: ['@emotion/*'] },
  { files: ['api/src/**/*.module.ts'], open: ['@nestjs/typeorm'] },
  {
    files: ['api/src/database/**', 'api/src/**/*.repository.ts', 'api/src/**/*.entity.ts', 'api/test/**'],
    open: ['typeorm', '@nestjs/typeorm'],
  },
  { files: ['api/src/slack/*.client.ts'], open: ['@slack/*'] },
  { files: ['api/src/metrics/metrics.ts'], open: ['prom-client'] },
];

/** Rules of the price, the contract and the formats run anywhere: in a browser, in a server, in a test. */
const anywhere = {
  packages: ['react', 'react-*', '@nestjs/*', 'node:*'],
  instead: 'This library runs anywhere: no React, Nest, DOM or Node.',
};

export const libraryDoors = [
  { files: ['**/*.{ts,tsx,mjs}'], rules: restrict(closed) },
  ...doors.map(({ files, open }) => ({ files, rules: restrict(except(open)) })),
  {
    files: ['libs/{pricing,contracts,formatting}/src/**/*.ts', 'libs/i18n/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      ...restrict([...except(['i18next', 'react-i18next']), anywhere]),
      'no-restricted-globals': ['error', 'window', 'document', 'process', 'localStorage', 'fetch'],
    },
  },
];

/** @param {readonly string[]} open */
function except(open) {
  return closed.filter(({ packages }) => !packages.some((name) => open.includes(name)));
}

/** @param {readonly { packages: readonly string[], instead: string }[]} groups */
function restrict(groups) {
  const patterns = groups.map(({ packages, instead }) => ({
    group: packages.flatMap((name) => [name, `${name}/*`]),
    message: instead,
  }));
  return { 'no-restricted-imports': ['error', { patterns }] };
}
