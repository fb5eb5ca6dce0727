import type { ComponentType } from 'react';
import type { TextKey } from '@programme/i18n';
import type { RouteId } from '@programme/mfe-contract';
import { loadContentPage } from '../features/translations/load-content-page';

export type AdminTab = {
  readonly route: RouteId;
  /** Of one thing in the tab's list, which the same screen shows. */
  readonly detail?: RouteId;
  readonly label: TextKey;
  /** Each tab is a chunk of its own: the editor and the data grid are loaded by those who open them. */
  readonly load: () => Promise<ComponentType>;
};

/** The tabs of the admin page (S2 §2), in the order of the shell's navigation. */
export const adminTabs: readonly AdminTab[] = [
  {
    route: 'admin',
    label: 'admin.tab.overview',
    load: async () => (await import('../features/overview/overview.page')).OverviewPage,
  },
  {
    route: 'adminPrices',
    detail: 'adminPriceBook',
    label: 'admin.tab.prices',
    load: async () => (await import('../features/price-books/price-books.page')).PriceBooksPage,
  },
  {
    route: 'adminLogs',
    label: 'admin.tab.logs',
    load: async () => (await import('../features/logs/logs.page')).LogsPage,
  },
  { route: 'adminContent', label: 'admin.tab.content', load: loadContentPage },
  {
    route: 'adminUsers',
    label: 'admin.tab.users',
    load: async () => (await import('../features/users/users.page')).UsersPage,
  },
  {
    route: 'adminCreators',
    label: 'admin.tab.creators',
    load: async () => (await import('../features/creators/creators.page')).CreatorsPage,
  },
  {
    route: 'adminSlack',
    label: 'admin.tab.slack',
    load: async () => (await import('../features/slack-notifications/slack.page')).SlackPage,
  },
];
