import type { TextKey } from '@programme/i18n';
import type { RouteId } from '@programme/mfe-contract';
import { CalculatorIcon, DescriptionIcon, OffersIcon, PricesIcon, SeatsIcon, SettingsIcon } from '@programme/ui';

export type NavigationSection = {
  readonly id: string;
  readonly title: TextKey;
  readonly access: 'everyone' | 'admin';
  readonly expanded: boolean;
  readonly links: readonly { readonly route: RouteId; readonly label: TextKey; readonly Icon: typeof CalculatorIcon }[];
};

/** The sidebar, from top to bottom (S1 §2). */
export const navigationSections: readonly NavigationSection[] = [
  {
    id: 'enterprise',
    title: 'shell.navigation.enterprise',
    access: 'everyone',
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
    access: 'everyone',
    expanded: true,
    links: [{ route: 'comfort', label: 'shell.navigation.calculator', Icon: SeatsIcon }],
  },
  {
    id: 'manage',
    title: 'shell.navigation.manage',
    access: 'admin',
    expanded: true,
    links: [
      { route: 'admin', label: 'shell.navigation.admin', Icon: SettingsIcon },
      { route: 'offersManagement', label: 'shell.navigation.offers', Icon: OffersIcon },
    ],
  },
];
