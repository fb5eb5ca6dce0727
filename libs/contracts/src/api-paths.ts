/** Every HTTP call's path, as the API's router reads it; `apiPath` fills the parameters in. */
export const apiPaths = {
  healthLive: '/api/health/live',
  healthReady: '/api/health/ready',
  settings: '/api/settings',
  user: '/api/user',
  login: '/api/login',
  logout: '/api/logout',
  register: '/api/register',
  users: '/api/users',
  userById: '/api/users/:id',
  userPassword: '/api/users/:id/password',
  overview: '/api/overview',
  logs: '/api/logs',
  logsExport: '/api/logs/export',
  remoteFailures: '/api/remote-failures',
  translations: '/api/translations',
  translation: '/api/translations/:key',
  creators: '/api/creators',
  creator: '/api/creators/:id',
  pricing2025: '/api/pricing-2025/:currency',
  offers: '/api/offers',
  offerPrices: '/api/offers/calculate-prices',
  offer: '/api/offers/:id',
  offerDetails: '/api/offers/:id/details',
  offerAnalytics: '/api/offers/:id/analytics',
  offerHistory: '/api/offers/:id/history',
  offerReproduction: '/api/offers/:id/reproduce',
  offerCode: '/api/offers/:id/code',
  offerVisits: '/api/offers/:id/view',
  offerVisit: '/api/offers/:id/view/:viewId',
  offerValidate: '/api/offers/:id/validate',
  offerPublic: '/api/offers/:id/public',
  slackMappings: '/api/slack-mappings',
  slackMappingTest: '/api/slack-mappings/test',
  slackMapping: '/api/slack-mappings/:id',
  slackReminders: '/api/slack-reminders/check',
  openApi: '/api/openapi.json',
  docs: '/api/docs',
} as const;

/** The paths of price books, apart: most screens load the others alone. */
export const priceBookPaths = {
  active: '/api/price-book',
  named: '/api/price-book/:id',
  all: '/api/price-books',
  import: '/api/price-books/import',
  one: '/api/price-books/:id',
  export: '/api/price-books/:id/export',
  simulate: '/api/price-books/:id/simulate',
  submit: '/api/price-books/:id/submit',
  return: '/api/price-books/:id/return',
  approve: '/api/price-books/:id/approve',
  withdraw: '/api/price-books/:id/withdraw',
} as const;

/** The paths of what follows once a client has an offer; apart as well. */
export const decisionPaths = {
  decision: '/api/offers/:id/decision',
  withdraw: '/api/offers/:id/withdraw',
  reverse: '/api/offers/:id/reverse',
  revisions: '/api/offers/:id/revisions',
  verify: '/api/verify/:digest',
} as const;

type Parameters<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameters<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The address of a call: `apiPath(apiPaths.offerPublic, { id })`. Values are URI-encoded. */
export function apiPath<Path extends string>(path: Path, parameters: Record<Parameters<Path>, string>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: Parameters<Path>) => encodeURIComponent(parameters[name]));
}
