import { fileURLToPath } from 'node:url';

const atRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The product as a company runs it: nginx in front, two API processes on one MariaDB, a static server for each app. */
export const behindEdge = {
  url: 'http://localhost:3220',
  edge: 3220,
  /** Another edge before the same processes, with TLS (edge/tls.conf.example). */
  tls: { url: 'https://localhost:3228', port: 3228, plainPort: 3227 },
  apis: { 'api-1': 3221, 'api-2': 3222 },
  statics: { shell: 3223, calculators: 3224, offers: 3225, admin: 3226 },
  database: 'programme_edge',
  /** With the rights that the image of MariaDB gives its `MARIADB_USER`. */
  databaseUser: { name: 'programme_edge', password: 'of-the-journeys' },
  folder: atRepository('e2e/test-results/edge'),
  releases: atRepository('e2e/test-results/edge/release'),
  /** Process ids by name, as JSON. */
  processesFile: atRepository('e2e/test-results/edge/processes.json'),
  /** What the edge has written, its log. */
  outputFile: atRepository('e2e/test-results/edge/edge.log'),
  startCommand: `node --import tsx ${atRepository('e2e/support/start-edge.ts')}`,
};
