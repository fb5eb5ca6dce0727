import { fileURLToPath } from 'node:url';
import { ports } from '../ports.js';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The product whose screens are compared with stored pictures: a clock, a database and a login of its own. */
export const fixedProduct = {
  port: ports.states,
  url: `http://localhost:${ports.states}`,
  command: `node --import tsx --import ${at('../movable-clock.ts')} ${at('../../../api/dist/app/main.js')}`,
  databaseFile: at('../../test-results/database/states.db'),
  /** A Friday. After every real today, so that a browser keeps the cookies that this product sets. */
  now: '2030-03-15T09:00:00.000Z',
  timezone: 'Europe/Warsaw',
  /** What the seed leaves behind for the tests. */
  seedFile: at('../../test-results/states/seed.json'),
  /** The cookies of an admin. */
  adminFile: at('../../test-results/states/admin.json'),
} as const;

/** The component workshop as it is built for these tests. */
export const workshop = {
  port: ports.workshop,
  url: `http://localhost:${ports.workshop}`,
  /** The list of stories. */
  indexUrl: `http://localhost:${ports.workshop}/index.json`,
  command: `node --import tsx ${at('serve-workshop.ts')}`,
  folder: at('../../test-results/workshop'),
} as const;
