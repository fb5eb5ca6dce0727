import type { ListedOffer } from '@programme/contracts';
import { formatDate, isolated, searchKey } from '@programme/formatting';
import { routePath, type Translate } from '@programme/mfe-contract';
import type { Language } from '@programme/i18n';
import { staffSections } from '../navigation/staff-sections';

/** Where an entry of the palette leads. */
export type PaletteEntry = {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  readonly hint?: string;
  readonly to: string;
  /** Of the history entry: what the page begins with. */
  readonly state?: object;
};

/** An offer's id, also within the link that its client gets. */
const offerId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/** Places and actions whose names have what is typed, word for word; all of them before anything is. */
export function placesFor(typed: string, translate: Translate): PaletteEntry[] {
  const entries: readonly PaletteEntry[] = [
    {
      id: 'create',
      group: translate('shell.palette.actions'),
      label: translate('shell.palette.create'),
      to: routePath('offersManagement'),
      state: { act: 'create' },
    },
    ...staffSections.flatMap(({ links, title }) =>
      links.map(({ route, label }) => ({
        id: route,
        group: translate('shell.palette.places'),
        label: translate(label),
        hint: translate(title),
        to: routePath(route),
      })),
    ),
    {
      id: 'account',
      group: translate('shell.palette.places'),
      label: translate('shell.account'),
      to: routePath('account'),
    },
  ];
  const words = searchKey(typed).split(' ').filter(Boolean);
  return entries.filter(({ label, hint = '' }) => words.every((word) => searchKey(`${label} ${hint}`).includes(word)));
}

/** The offer whose id or link was typed. */
export function offerByIdFor(typed: string, translate: Translate): PaletteEntry[] {
  const [id] = offerId.exec(typed) ?? [];
  if (id === undefined) return [];
  return [
    {
      id: `offer ${id}`,
      group: translate('shell.navigation.offers'),
      label: translate('shell.palette.offer', { id }),
      to: routePath('offerDetails', { offerId: id.toLowerCase() }),
    },
  ];
}

/** Offers as the API found them by their client's name. */
export const offersFor = (offers: readonly ListedOffer[], language: Language, translate: Translate): PaletteEntry[] =>
  offers.map(({ id, clientName, createdAt, creator }) => ({
    id: `offer ${id}`,
    group: translate('shell.navigation.offers'),
    label: clientName,
    hint: [isolated(creator), formatDate(createdAt.slice(0, 10), language)].join(' · '),
    to: routePath('offerDetails', { offerId: id }),
  }));
