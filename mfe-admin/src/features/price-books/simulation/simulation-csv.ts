import type { CsvStyle, PriceSimulation } from '@programme/contracts';
import { writeCsv } from '@programme/price-book';
import { percentOf, type PriceChange } from './price-change';

const columns = [
  'section',
  'currency',
  'item',
  'client',
  'activeUsers',
  'months',
  'count',
  'before',
  'after',
  'changePercent',
] as const;

type Cells = Readonly<Partial<Record<(typeof columns)[number], string | number>>>;

/** All figures of a simulation as a table for spreadsheets; amounts are major units of the row's currency. */
export function simulationCsv(
  { enterprise, comfort, offers, calculations }: PriceSimulation,
  style?: CsvStyle,
): string {
  const rows: Cells[] = [
    ...enterprise.map(({ currency, activeUsers, months, ...change }) =>
      row('enterprise', change, { currency, activeUsers, months }),
    ),
    ...comfort.map(({ currency, months, ...change }) => row('comfort', change, { currency, months })),
    ...offers.totals.map(({ currency, package: item, quotes, ...change }) =>
      row('openOffers', change, { currency, item, count: quotes }),
    ),
    ...offers.mostAffected.map(({ clientName, currency, package: item, before, after }) =>
      row('mostAffected', { before, after }, { currency, item, client: clientName }),
    ),
    ...calculations.groups.map(({ currency, calculator, count, ...change }) =>
      row('calculations', change, { currency, item: calculator, count }),
    ),
  ];
  return writeCsv([columns, ...rows.map((cells) => columns.map((column) => cells[column] ?? ''))], style);
}

const row = (section: string, { before, after }: PriceChange, cells: Cells): Cells => ({
  section,
  ...cells,
  before,
  after,
  changePercent: percentOf({ before, after }),
});
