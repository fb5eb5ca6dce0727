import type { Sources } from './sample.js';

/** Sources with the tests that should notice a change of them. One start of Stryker each. */
export type Topic = Sources & {
  readonly runner: 'jest' | 'vitest';
  /** A project of the root's configuration of that runner. */
  readonly project: string;
  /** Folders for Jest, files for Vitest. */
  readonly tests: readonly string[];
};

export type Group = {
  /** The part of the sources that is changed: small groups whole, of the others so much that a night is long enough. */
  readonly share: number;
  readonly topics: readonly Topic[];
};

const library = (project: string, folder: string): Topic => ({
  folders: [folder],
  suffix: '.ts',
  runner: 'jest',
  project,
  tests: [folder],
});

const api = (suffix: string, folders: readonly string[], tests: readonly string[]): Topic => ({
  folders: folders.map((folder) => `api/src/${folder}`),
  suffix,
  runner: 'vitest',
  project: 'api',
  tests,
});

const offers = (topics: readonly string[], tests: readonly string[]): Topic =>
  api(
    '.service.ts',
    topics.map((topic) => `features/offers/${topic}`),
    tests.map((name) => `test/${name}.test.ts`),
  );

const guard = (folder: string, tests: readonly string[]): Topic => api('guard.ts', [folder], tests);

/** Groups of sources, each with a score of its own. */
export const groups: Readonly<Record<string, Group>> = {
  'libs/pricing': { share: 0.15, topics: [library('domain', 'libs/pricing/src')] },
  'libs/price-book': { share: 0.12, topics: [library('domain', 'libs/price-book/src')] },
  'libs/offer-view': { share: 0.1, topics: [library('browser', 'libs/offer-view/src/model')] },
  'offer services': {
    share: 0.15,
    topics: [
      offers(['gate'], ['offer-gate', 'offer-secrecy']),
      offers(['decisions'], ['offer-decisions', 'recorded-decisions', 'decision-evidence']),
    ],
  },
  guards: {
    share: 1,
    topics: [
      guard('platform/access', ['test/access.test.ts', 'test/http-rules.test.ts']),
      guard('platform/http', ['test/http-rules.test.ts', 'test/sessions.test.ts']),
      guard('platform/rate-limit', ['test/logs.test.ts', 'test/remote-failures.test.ts']),
      guard('platform/database', ['src/platform/database/libsql-guard.test.ts']),
      guard(
        'features/auth',
        ['audit', 'login-throttling', 'registration', 'sessions', 'users'].map((name) => `test/${name}.test.ts`),
      ),
    ],
  },
};
