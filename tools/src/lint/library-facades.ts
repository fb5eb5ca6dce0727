import type { Linter } from 'eslint';

type RestrictedLibraries = { readonly packages: readonly string[]; readonly instead: string };

/**
 * Libraries that have a facade (docs/adr/0002): importing them anywhere else is an error. The bundler drops what a
 * facade does not re-export, and replacing a library changes one place.
 */
const restricted: readonly RestrictedLibraries[] = [
  { packages: ['@mui/material', '@mui/system'], instead: 'Use @programme/ui.' },
  { packages: ['@emotion/*'], instead: 'Use @programme/ui.' },
  { packages: ['@mui/x-charts'], instead: 'Use @programme/charts.' },
  { packages: ['@mui/x-data-grid'], instead: 'Use @programme/data-grid.' },
  {
    packages: ['react-router', 'react-router-dom', 'redux', 'react-redux', '@reduxjs/*'],
    instead: 'Use @programme/platform.',
  },
  {
    packages: ['jspdf', 'jspdf-autotable', 'uqr'],
    instead: 'Only the PDF of an offer loads it, once somebody asks for one.',
  },
  { packages: ['formik'], instead: 'Use @programme/forms.' },
  { packages: ['@module-federation/*'], instead: 'Only shell/src/remotes loads remotes.' },
  {
    packages: ['typeorm'],
    instead: 'Only repositories, entities, migrations and api/src/platform/database know the database.',
  },
  { packages: ['@nestjs/typeorm'], instead: 'Only repositories and the modules that register them need it.' },
  { packages: ['@slack/*'], instead: "Only the slack module's client talks to the chat." },
  { packages: ['nodemailer'], instead: "Only the mail module's client talks SMTP." },
  { packages: ['prom-client'], instead: 'Use MetricsService.' },
];

/** The facades, with the libraries that they may import. A file that matches several of them follows the last one. */
const facades = [
  { files: ['libs/ui/**'], imports: ['@mui/material', '@mui/system', '@emotion/*'] },
  { files: ['libs/charts/**'], imports: ['@mui/x-charts'] },
  { files: ['libs/data-grid/**'], imports: ['@mui/x-data-grid', '@emotion/*'] },
  {
    files: ['libs/platform/**'],
    imports: ['react-router', 'react-router-dom', 'redux', 'react-redux', '@reduxjs/*'],
  },
  { files: ['libs/forms/**'], imports: ['formik'] },
  { files: ['mfe-offers/src/features/offer-pdf/**'], imports: ['jspdf', 'jspdf-autotable', 'uqr'] },
  { files: ['shell/src/remotes/**', 'libs/federation/**'], imports: ['@module-federation/*'] },
  // Remotes consume the shell's copies by name.
  { files: ['shell/src/remotes/shared-modules.ts'], imports: ['@emotion/*'] },
  { files: ['api/src/**/*.module.ts'], imports: ['@nestjs/typeorm'] },
  {
    files: [
      'api/src/platform/{database,backup}/**',
      'api/src/app/schema/**',
      'api/src/**/*.repository.ts',
      'api/src/**/*.entity.ts',
      'api/src/**/*.migration.ts',
      'api/test/**',
    ],
    imports: ['typeorm', '@nestjs/typeorm'],
  },
  { files: ['api/src/features/slack/*.client.ts'], imports: ['@slack/*'] },
  { files: ['api/src/features/mail/*.client.ts'], imports: ['nodemailer'] },
  { files: ['api/src/platform/metrics/metrics.service.ts'], imports: ['prom-client'] },
];

/** Prices, contracts and formats run in browsers and on the server alike. */
const runtimeSpecific = {
  packages: ['react', 'react-*', '@nestjs/*', 'node:*'],
  instead: 'This library runs in browsers and on the server: no React, Nest, DOM or Node.',
};

export const libraryFacades: Linter.Config[] = [
  { files: ['**/*.{ts,tsx}'], rules: restrict(restricted) },
  ...facades.map(({ files, imports }) => ({ files, rules: restrict(except(imports)) })),
  {
    files: ['libs/{pricing,contracts,formatting}/src/**/*.ts', 'libs/i18n/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      ...restrict([...restricted, runtimeSpecific]),
      'no-restricted-globals': ['error', 'window', 'document', 'process', 'localStorage', 'fetch'],
    },
  },
];

function except(imports: readonly string[]): RestrictedLibraries[] {
  return restricted.filter(({ packages }) => !packages.some((name) => imports.includes(name)));
}

function restrict(groups: readonly RestrictedLibraries[]): Linter.RulesRecord {
  const patterns = groups.map(({ packages, instead }) => ({
    group: packages.flatMap((name) => [name, `${name}/*`]),
    message: instead,
  }));
  return { 'no-restricted-imports': ['error', { patterns }] };
}
