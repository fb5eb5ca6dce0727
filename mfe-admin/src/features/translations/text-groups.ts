import type { TextKey, TextNamespace } from '@programme/i18n';
import type { RouteId } from '@programme/mfe-contract';

type TextGroup = {
  /** Text key of the screen's name. */
  readonly name: TextKey;
  /** First parts of the keys that stand on the screen. */
  readonly prefixes: readonly string[];
  /** Where the texts can be seen; missing where that needs more than an address. */
  readonly route?: RouteId;
};

/** The texts by screen, in the order in which the editor lists them. */
export const textGroups = {
  frame: { name: 'translations.part.shell', prefixes: ['shell'], route: 'calculator2026' },
  calculator: {
    name: 'translations.part.calculators',
    prefixes: ['calculator', 'saved', 'share', 'priceChart', 'comfortBeside'],
    route: 'calculator2026',
  },
  comfort: { name: 'translations.part.comfort', prefixes: ['comfort'], route: 'comfort' },
  pricing: { name: 'translations.part.pricing', prefixes: ['pricing'], route: 'pricing' },
  discounts: { name: 'translations.part.discounts', prefixes: ['discounts'], route: 'discounts' },
  enterprise: { name: 'translations.part.enterprise', prefixes: ['enterprise'], route: 'enterpriseDescription' },
  offer: { name: 'translations.part.offers', prefixes: ['offer', 'offerFrom', 'vendor'] },
  offers: {
    name: 'translations.part.offersList',
    prefixes: ['offers', 'offersManagement', 'offerPage', 'offerAnswer', 'offerRevision'],
    route: 'offersManagement',
  },
  wizard: { name: 'translations.part.wizard', prefixes: ['wizard', 'quote', 'success'], route: 'offersManagement' },
  login: { name: 'auth.title', prefixes: ['auth'] },
  portal: { name: 'translations.part.admin', prefixes: ['admin'], route: 'admin' },
  content: { name: 'admin.tab.content', prefixes: ['translations'], route: 'adminContent' },
  prices: {
    name: 'admin.tab.prices',
    prefixes: ['prices', 'priceRule', 'priceSimulation'],
    route: 'adminPrices',
  },
  logs: { name: 'admin.tab.logs', prefixes: ['logs'], route: 'adminLogs' },
  users: { name: 'admin.tab.users', prefixes: ['users'], route: 'adminUsers' },
  account: { name: 'shell.account', prefixes: ['account'], route: 'account' },
  creators: { name: 'admin.tab.creators', prefixes: ['creators'], route: 'adminCreators' },
  slack: { name: 'admin.tab.slack', prefixes: ['slack'], route: 'adminSlack' },
  validation: { name: 'translations.part.validation', prefixes: ['validation'] },
  server: { name: 'translations.part.server', prefixes: ['server'] },
} as const satisfies Record<string, TextGroup>;

export type TextGroupId = keyof typeof textGroups;

export const textGroupIds = Object.keys(textGroups) as readonly TextGroupId[];

/** A group by its id; a route is there only where the group has one. */
export const textGroup = (id: TextGroupId): TextGroup => textGroups[id];

const byPrefix = new Map(textGroupIds.flatMap((id) => textGroups[id].prefixes.map((prefix) => [prefix as string, id])));

/** Of keys that begin as no group does. */
const byNamespace: Readonly<Record<TextNamespace, TextGroupId>> = {
  shell: 'frame',
  calculators: 'calculator',
  offers: 'offer',
  admin: 'portal',
  validation: 'validation',
  server: 'server',
};

/** The screen that a text stands on. */
export const groupOf = (key: string, namespace: TextNamespace): TextGroupId =>
  byPrefix.get(key.split(/[._]/, 1)[0] ?? '') ?? byNamespace[namespace];
