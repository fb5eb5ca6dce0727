import { fileURLToPath } from 'node:url';
import { ports } from './ports.js';

const atRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The product as a company runs it: nginx in front, two API processes on one MariaDB, a static server for each app. */
export const behindEdge = {
  url: `http://localhost:${ports.edge}`,
  edge: ports.edge,
  /** Another edge before the same processes, with TLS (edge/tls.conf.example). */
  tls: { url: `https://localhost:${ports.tls}`, port: ports.tls, plainPort: ports.tlsPlain },
  apis: { 'api-1': ports.api1, 'api-2': ports.api2 },
  statics: { shell: ports.shell, calculators: ports.calculators, offers: ports.offers, admin: ports.admin },
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
