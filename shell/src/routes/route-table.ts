import { calculatorPaths, routePaths } from '@programme/mfe-contract';
import { matchPath } from '@programme/platform';

export type RemoteRoute = {
  readonly path: string;
  /** Name in `remotes.json` of the remote that renders this path. */
  readonly remote: string;
  /**
   * `client`: anybody with the address; the remote asks for the offer's password. `staff`: admins, and to the own account
   * whoever is logged in.
   */
  readonly access: 'everyone' | 'client' | 'staff';
};

const routes = (access: RemoteRoute['access'], remote: string, paths: readonly string[]): RemoteRoute[] =>
  paths.map((path) => ({ path, remote, access }));

const calculators = ['calculator2026', 'calculator2025', 'calculator2026Admin', 'comfort'] as const;

/** Which remote renders which address, and who may open it (S1 §2, S2 §2). */
export const routeTable: readonly RemoteRoute[] = [
  ...routes('everyone', 'calculators', calculators.flatMap(calculatorPaths)),
  ...routes('everyone', 'calculators', [routePaths.pricing, routePaths.discounts, routePaths.enterpriseDescription]),
  ...routes('client', 'offers', [routePaths.offer]),
  ...routes('everyone', 'offers', [routePaths.verify, routePaths.verifyDigest]),
  ...routes('everyone', 'admin', [routePaths.auth, routePaths.passwordLink]),
  ...routes('staff', 'admin', [
    routePaths.account,
    routePaths.admin,
    routePaths.adminContent,
    routePaths.adminPrices,
    routePaths.adminPriceBook,
    routePaths.adminLogs,
    routePaths.adminUsers,
    routePaths.adminCreators,
    routePaths.adminSlack,
    routePaths.offersManagement,
    routePaths.offerDetails,
  ]),
];

/** The line of the table that an address belongs to; none for one that was cut off within a sign, such as `/offer/%`. */
export const remoteRouteOf = (pathname: string): RemoteRoute | undefined =>
  isWhole(pathname) ? routeTable.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname)) : undefined;

function isWhole(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
