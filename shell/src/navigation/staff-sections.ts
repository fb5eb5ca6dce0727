import {
  CreatorsIcon,
  HomeIcon,
  LogsIcon,
  NotificationsIcon,
  OffersIcon,
  PriceBookIcon,
  TextsIcon,
  UsersIcon,
} from '@programme/ui/staff-icons';
import { navigationSections, type NavigationSection } from './navigation-sections';

const manage: NavigationSection = {
  id: 'manage',
  title: 'shell.navigation.manage',
  expanded: true,
  links: [
    { route: 'admin', label: 'shell.navigation.admin', Icon: HomeIcon },
    { route: 'offersManagement', detail: 'offerDetails', label: 'shell.navigation.offers', Icon: OffersIcon },
    { route: 'adminPrices', detail: 'adminPriceBook', label: 'shell.navigation.priceBooks', Icon: PriceBookIcon },
    { route: 'adminLogs', label: 'shell.navigation.calculations', Icon: LogsIcon },
    { route: 'adminContent', label: 'shell.navigation.texts', Icon: TextsIcon },
    { route: 'adminUsers', label: 'shell.navigation.users', Icon: UsersIcon },
    { route: 'adminCreators', label: 'shell.navigation.creators', Icon: CreatorsIcon },
    { route: 'adminSlack', label: 'shell.navigation.notifications', Icon: NotificationsIcon },
  ],
};

/** What admins find in the sidebar: their own screens, then everyone's (S1 §2). */
export const staffSections: readonly NavigationSection[] = [manage, ...navigationSections];
