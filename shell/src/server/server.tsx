/*
 * The shell as a Node module, which the release tool prerenders pages with (docs/adr/0013). It renders pages, lists
 * every address that can be prerendered, and provides the shared modules to remotes.
 */
import { preferenceQuery, type PreferenceChoice } from '@programme/contracts';
import { languages } from '@programme/i18n';
import { calculatorPaths, routePath, routePaths, type RouteId } from '@programme/mfe-contract';
import { currencies } from '@programme/pricing';
import { landings, preferencesFromAddress } from '../preferences/address-preferences';
import { remoteRouteOf, routeTable, type RemoteRoute } from '../routes/route-table';

export { renderPage } from './rendered-page';
export { sharedModules } from './shared-modules';

export type PageRoute = {
  /** As in the route table: with `:parameters`. */
  readonly path: string;
  /** An address of the route that can be rendered. */
  readonly example: string;
  readonly remote: string;
  readonly access: RemoteRoute['access'];
  /** What the address itself chooses, before any earlier choice. */
  readonly chooses: PreferenceChoice;
};

/**
 * A placeholder for route parameters, and for the price book's id. It must not appear in a page, because the page is
 * served for every value.
 */
export const exampleParameter = 'example-of-a-parameter';

export const pageChoices = { languages, currencies };

/** Tells the release tool that pages show the prices that it gives to `renderPage`: it renders them for each price book. */
export const rendersPrices = true;

/**
 * Query parameters that do not change a prerendered page: language and currency, which select it, and those of
 * advertisers. Any other parameter may be an input of a shared calculation.
 */
export const neutralQuery = [...Object.values(preferenceQuery), 'utm_*', 'gclid', 'fbclid', 'msclkid'];

const home = routePath('calculator2026');

/** A calculator shows the same at each of its addresses, but for the currency that some of them choose. */
const exampleOf = (path: string): string => {
  const route = (Object.keys(routePaths) as RouteId[]).find((id) => calculatorPaths(id).includes(path));
  return routePaths[route ?? 'calculator2026'].replaceAll(/:\w+/g, exampleParameter);
};

const landingRoutes: PageRoute[] = Object.entries(landings).flatMap(([path, chooses]) => {
  const route = remoteRouteOf(home);
  return route ? [{ path, example: home, remote: route.remote, access: route.access, chooses }] : [];
});

/** Every address of a remote's screens. A landing shows the calculator. */
export const pageRoutes: readonly PageRoute[] = [
  ...routeTable.map(({ path, remote, access }) => ({
    path,
    example: exampleOf(path),
    remote,
    access,
    chooses: preferencesFromAddress(path, ''),
  })),
  ...landingRoutes,
];
