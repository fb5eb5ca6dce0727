import {
  AccountManagerIcon,
  AppIcon,
  ChallengesIcon,
  CommunicationIcon,
  EveryoneIcon,
  HealthIcon,
  IntegrationIcon,
  JoiningIcon,
  LaunchIcon,
  LocationsIcon,
  PrivacyIcon,
  ReportingIcon,
  RewardsIcon,
  TeamsIcon,
  WatchIcon,
  WebinarsIcon,
} from '@programme/ui/topic-icons';

/** Sections by the letter that their texts have in their keys: a to i, and a to g (S1 §2). */
const sections = {
  column1: {
    a: JoiningIcon,
    b: AppIcon,
    c: ChallengesIcon,
    d: TeamsIcon,
    e: RewardsIcon,
    f: HealthIcon,
    g: WebinarsIcon,
    h: WatchIcon,
    i: EveryoneIcon,
  },
  column2: {
    a: LaunchIcon,
    b: AccountManagerIcon,
    c: CommunicationIcon,
    d: ReportingIcon,
    e: PrivacyIcon,
    f: LocationsIcon,
    g: IntegrationIcon,
  },
} as const;

const sectionsOf = <Column extends keyof typeof sections>(column: Column) =>
  (Object.keys(sections[column]) as (keyof (typeof sections)[Column] & string)[]).map((letter) => ({
    id: `enterprise.${column}.${letter}` as const,
    Icon: sections[column][letter] as typeof AppIcon,
  }));

/** Ids begin text keys: a section's title is under `<section>.title`, its bullets are under `<section>.1` and on. */
export const columns = [
  { id: 'enterprise.column1', sections: sectionsOf('column1') },
  { id: 'enterprise.column2', sections: sectionsOf('column2') },
] as const;

export const bullets = [1, 2, 3, 4] as const;
