import type { TextKey } from '@programme/i18n';
import type { Translate } from '@programme/mfe-contract';
import { isCurrency } from '@programme/pricing';
import type { Unit } from '@programme/price-book';

/** Figures that stand alone, by their path in the book or in a currency's prices. */
export const itemNames = {
  year: 'prices.item.year',
  'months.min': 'prices.item.monthsMin',
  'months.max': 'prices.item.monthsMax',
  'individualPricing.employeesFrom': 'prices.item.employeesFrom',
  'individualPricing.activeUsersAbove': 'prices.item.activeUsersAbove',
  realisticShare: 'prices.item.realisticShare',
  'comfort.seatMultiple': 'prices.item.seatMultiple',
  'comfort.minimumSeats': 'prices.item.minimumSeats',
  'comfort.participation.min': 'prices.item.participationMin',
  'comfort.participation.max': 'prices.item.participationMax',
  'comfort.participation.step': 'prices.item.participationStep',
  'comfort.participation.default': 'prices.item.participationDefault',
  'comfort.topUpShare': 'prices.item.topUpShare',
  'comfort.midTermNoteFromMonths': 'prices.item.midTermNote',
  estimatedFrom: 'prices.item.estimatedFrom',
  startupFee: 'prices.item.startupFee',
  minimumTotal: 'prices.item.minimumTotal',
  comfortSuggestionLimit: 'prices.item.suggestionLimit',
  'comfort.flexPerMonth': 'prices.item.flex',
  'comfort.addOns.webinar': 'prices.item.webinar',
  'comfort.addOns.consultation': 'prices.item.consultation',
  'comfort.addOns.customContract': 'prices.item.customContract',
  'comfort.addOns.promotionalMaterials': 'prices.item.promotionalMaterials',
  'comfort.addOns.engagementFeatures.0': 'prices.item.engagement1',
  'comfort.addOns.engagementFeatures.1': 'prices.item.engagement2',
  'comfort.addOns.engagementFeatures.2': 'prices.item.engagement3',
  effectiveFrom: 'prices.field.effectiveFrom',
  label: 'prices.field.label',
} as const satisfies Readonly<Record<string, TextKey>>;

/** Tables of a book: what one row is called. */
const rowNames: Readonly<Record<string, TextKey>> = {
  tiers: 'prices.row.tier',
  'comfort.packs': 'prices.row.pack',
  durationModifiers: 'prices.row.length',
  rates2025: 'prices.row.rate2025',
  'comfort.flexComparisonMonths': 'prices.row.comparison',
};

/** Columns of those tables, by the name of the figure. */
export const columnNames = {
  min: 'prices.column.from',
  max: 'prices.column.to',
  fee: 'prices.column.fee',
  months: 'prices.column.months',
  perMonth: 'prices.column.perMonth',
  total: 'prices.column.total',
  key: 'prices.column.key',
  modifier: 'prices.column.modifier',
  colour: 'prices.column.colour',
  discount: 'prices.column.discount',
} as const satisfies Readonly<Record<string, TextKey>>;

const percents = /(^|\.)(modifier|discount|realisticShare|topUpShare)$/;

/** Years are not grouped as other numbers are. */
export type FigureUnit = Unit | 'year';

/** How the figure at a path is written. */
export function unitOf(path: string): FigureUnit {
  if (path === 'year') return 'year';
  return percents.test(path) ? 'percent' : 'number';
}

const has = <Names extends object>(names: Names, name: string): name is Extract<keyof Names, string> =>
  Object.hasOwn(names, name);

/** What people call the figure, table or currency at a path; the path itself for what this version does not know. */
export function figureName(path: string, translate: Translate): string {
  const [first = '', second = '', ...others] = path.split('.');
  if (first !== 'currencies' || !isCurrency(second)) return nameWithin(path, translate);
  return others.length === 0 ? second : `${second}, ${nameWithin(others.join('.'), translate)}`;
}

function nameWithin(path: string, translate: Translate): string {
  if (has(itemNames, path)) return translate(itemNames[path]);
  const [, table = path, position, column] = /^(.+?)(?:\.(\d+)(?:\.(\w+))?)?$/.exec(path) ?? [];
  const row = rowNames[table];
  if (!row) return path;
  if (position === undefined) return translate(row, { number: '' }).trim();
  const name = translate(row, { number: String(Number(position) + 1) });
  return column !== undefined && has(columnNames, column) ? `${name}, ${translate(columnNames[column])}` : name;
}
