import { availableEdge } from './available-edge.js';
import { availableInstalls, chat, mailbox } from './installs.js';
import { sheet } from './fake-price-sheet-contract.js';
import { product } from './product.js';
import { fixedProduct, workshop } from './states/fixed-product.js';
import { withPictures } from './states/with-pictures.js';
import { onlyMain } from './test-set.js';

/** A process that some of Playwright's projects need. */
export type Server = {
  readonly command: string;
  /** Answers as soon as the server does. */
  readonly url: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly projects: readonly string[];
};

const ready = (url: string) => `${url}/api/health/ready`;

const environment = {
  ADMIN_USERNAME: product.admin.username,
  ADMIN_PASSWORD: product.admin.password,
  LOG_LEVEL: 'warn',
};

/** A second API, whose prices of 2025 come from a sheet. */
const pricedBySheet: readonly Server[] = [
  { command: product.withSheet.sheetCommand, url: sheet.url, projects: ['product'] },
  {
    command: product.withSheet.command,
    url: ready(product.withSheet.url),
    env: {
      ...environment,
      PORT: String(product.withSheet.port),
      DATABASE_URL: `sqlite:${product.withSheet.databaseFile}`,
      REMOTES_DIR: product.withSheet.releases,
      PRICE_SHEET_URL_PLN: sheet.url,
      PRICE_SHEET_URL_OTHER: sheet.url,
    },
    projects: ['product'],
  },
];

/** What the journeys need; only what there is on this machine. */
export const servers = (): readonly Server[] => {
  const installs = availableInstalls();
  const installed = installs.map(({ name }) => `installed-${name}`);
  return [
    {
      command: product.startCommand,
      url: ready(product.url),
      env: { ...environment, PORT: String(product.port), DATABASE_URL: `sqlite:${product.databaseFile}` },
      projects: ['product'],
    },
    ...(onlyMain ? [] : pricedBySheet),
    { command: product.slackCommand, url: chat.messagesUrl, projects: ['product', 'states', ...installed] },
    { command: product.smtpCommand, url: mailbox.mailsUrl, projects: ['product', ...installed] },
    {
      command: fixedProduct.command,
      url: ready(fixedProduct.url),
      env: {
        ...environment,
        PORT: String(fixedProduct.port),
        DATABASE_URL: `sqlite:${fixedProduct.databaseFile}`,
        REMOTES_DIR: product.withSheet.releases,
        CLOCK_START: fixedProduct.now,
        AUTH_REGISTRATION: 'on',
        SLACK_BOT_TOKEN: chat.token,
        SLACK_API_URL: chat.apiUrl,
      },
      projects: ['states'],
    },
    ...(withPictures ? [{ command: workshop.command, url: workshop.indexUrl, projects: ['states'] }] : []),
    ...installs.map(({ name, url }) => ({
      command: product.freshInstallCommand(name),
      url: ready(url),
      projects: [`installed-${name}`],
    })),
    ...availableEdge(installs).map(({ url, startCommand }) => ({
      command: startCommand,
      url: ready(url),
      projects: ['edge', 'edge-restarts'],
    })),
  ];
};
