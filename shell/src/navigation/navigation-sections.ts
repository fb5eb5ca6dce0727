import type { TextKey } from '@programme/i18n';
import { calculatorPaths, routePaths, type RouteId } from '@programme/mfe-contract';
import { matchPath } from '@programme/platform';
import { CalculatorIcon, DescriptionIcon, PricesIcon, SeatsIcon } from '@programme/ui';

export type NavigationLink = {
  readonly route: RouteId;
  /** A screen that one comes to from there, and that belongs to the link as well. */
  readonly detail?: RouteId;
  readonly label: TextKey;
  readonly Icon: typeof CalculatorIcon;
};

export type NavigationSection = {
  readonly id: string;
  readonly title: TextKey;
  readonly expanded: boolean;
  readonly links: readonly NavigationLink[];
};

/** Whether the screen at an address is the one that a link leads to. */
export const isCurrent = ({ route, detail }: NavigationLink, pathname: string): boolean =>
  calculatorPaths(route).includes(pathname) ||
  (detail !== undefined && matchPath(routePaths[detail], pathname) !== null);

/** What everyone finds in the sidebar, from top to bottom (S1 §2). */
export const navigationSections: readonly NavigationSection[] = [
  {
    id: 'enterprise',
    title: 'shell.navigation.enterprise',
    expanded: true,
    links: [
      { route: 'calculator2026', label: 'shell.navigation.calculator', Icon: CalculatorIcon },
      { route: 'pricing', label: 'shell.navigation.pricing', Icon: PricesIcon },
      { route: 'enterpriseDescription', label: 'shell.navigation.description', Icon: DescriptionIcon },
    ],
  },
  {
    id: 'comfort',
    title: 'shell.navigation.comfort',
    expanded: true,
    links: [{ route: 'comfort', label: 'shell.navigation.calculator', Icon: SeatsIcon }],
  },
];
