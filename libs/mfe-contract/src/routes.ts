import { pagePaths } from '@programme/contracts';
import type { Currency } from '@programme/pricing';

/** Every address of the product (S1 §2, S2 §2). Code names a route by its id; the path is written only here. */
export const routePaths = {
  calculator2026: '/',
  calculator2025: '/2025',
  calculator2026Admin: '/2026-admin',
  comfort: '/comfort',
  pricing: '/pricing-enterprise',
  discounts: '/discounts',
  enterpriseDescription: '/enterprise-list',
  landingEnglish: '/en',
  landingPolish: '/pl',
  landingSpanish: '/es',
  auth: '/auth',
  passwordLink: pagePaths.link,
  account: '/account',
  admin: '/admin',
  adminContent: '/admin/content',
  adminPrices: '/admin/prices',
  adminPriceBook: '/admin/prices/:priceBookId',
  adminLogs: '/admin/logs',
  adminUsers: '/admin/users',
  adminCreators: '/admin/creators',
  adminSlack: '/admin/slack',
  offersManagement: '/offers',
  offerDetails: '/offers/:offerId',
  offer: pagePaths.offer,
  verify: '/verify',
  verifyDigest: pagePaths.verifyDigest,
} as const;

export type RouteId = keyof typeof routePaths;

export type RouteParameters = Readonly<Record<string, string>>;

/** The address of a route, with its `:parameters` filled in. Throws a RangeError when one is missing. */
export function routePath(route: RouteId, parameters: RouteParameters = {}): string {
  return routePaths[route].replace(/:(\w+)/g, (_match, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new RangeError(`Route ${route} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
}

/** Currencies that a calculator's path may end with (S1 §2); MXN is chosen in the menu or by the query. */
export const pathCurrencies = ['PLN', 'EUR', 'USD'] as const satisfies readonly Currency[];

export function isPathCurrency(segment: string): segment is (typeof pathCurrencies)[number] {
  return (pathCurrencies as readonly string[]).includes(segment);
}

/** The paths that show one calculator: `/2025`, `/2025/PLN`, `/2025/EUR`, `/2025/USD`. */
export function calculatorPaths(route: RouteId): readonly string[] {
  const path = routePaths[route];
  const parent = path === '/' ? '' : path;
  return [path, ...pathCurrencies.map((currency) => `${parent}/${currency}`)];
}
