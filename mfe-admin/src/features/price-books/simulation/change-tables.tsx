import { useId, type ReactNode } from 'react';
import type { PriceSimulation } from '@programme/contracts';
import { formatMoney, formatPercent, formatWholeNumber } from '@programme/formatting';
import { routePath, useShell } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import type { Currency } from '@programme/pricing';
import { Box, NumericTable, Typography } from '@programme/ui';
import { calculatorNames } from '../../../shared/calculator-names';
import { EditorCard } from '../editor/editor-card';
import { percentOf, type PriceChange } from './price-change';

type Row = { readonly id: string; readonly cells: readonly ReactNode[] };

type TableProps = {
  readonly title: string;
  readonly lead: string;
  /** Names of the columns before the amounts. */
  readonly head: readonly string[];
  readonly rows: readonly Row[];
  /** What the first of the amounts is. */
  readonly before?: 'priceSimulation.before' | 'priceSimulation.before.offers';
  /** What stands in the place of no rows. */
  readonly none: string;
};

function ChangeTable({ title, lead, head, rows, before = 'priceSimulation.before', none }: TableProps) {
  const { translate } = useShell();
  const id = useId();
  const amounts = ([before, 'priceSimulation.after', 'priceSimulation.change'] as const).map((key) => translate(key));
  return (
    <EditorCard title={title} lead={lead}>
      {/* The card has the title itself as its name. */}
      <Box id={id} hidden>
        {title}: {amounts.join(', ')}
      </Box>
      {rows.length === 0 ? (
        <Typography color="text.secondary">{none}</Typography>
      ) : (
        <NumericTable labelledBy={id} head={[...head, ...amounts]} rows={rows} />
      )}
    </EditorCard>
  );
}

/** The three last cells of a row. */
function useChangeCells() {
  const { preferences } = useShell();
  const { language } = preferences;
  return ({ before, after }: PriceChange, currency: Currency): string[] => [
    formatMoney(before, currency, language, { precision: 'display' }),
    formatMoney(after, currency, language, { precision: 'display' }),
    formatPercent(percentOf({ before, after }), language, { signed: true }),
  ];
}

/** Comfort for one user: flex and each pack. */
export function ComfortChanges({ packs }: { readonly packs: PriceSimulation['comfort'] }) {
  const { translate } = useShell();
  const cells = useChangeCells();
  return (
    <ChangeTable
      title={translate('priceSimulation.comfort')}
      lead={translate('priceSimulation.comfort.lead')}
      head={[translate('priceSimulation.currency'), translate('priceSimulation.months')]}
      rows={packs.map(({ currency, months, ...change }) => ({
        id: `${currency} ${months}`,
        cells: [currency, String(months), ...cells(change, currency)],
      }))}
      none={translate('priceSimulation.comfort.none')}
    />
  );
}

/** What open offers come to if they were quoted today; each currency and package for itself. */
export function OfferTotals({ offers }: { readonly offers: PriceSimulation['offers'] }) {
  const { translate, preferences } = useShell();
  const cells = useChangeCells();
  return (
    <ChangeTable
      title={translate('priceSimulation.offers')}
      lead={translate('priceSimulation.offers.lead', { count: offers.count })}
      head={[translate('priceSimulation.package'), translate('priceSimulation.quotes')]}
      rows={offers.totals.map(({ currency, package: kind, quotes, ...change }) => ({
        id: `${currency} ${kind}`,
        cells: [
          `${currency}, ${packageNames[kind]}`,
          formatWholeNumber(quotes, preferences.language),
          ...cells(change, currency),
        ],
      }))}
      // Offers keep the totals that they were made with, whichever book is in force.
      before="priceSimulation.before.offers"
      none={translate('priceSimulation.offers.none')}
    />
  );
}

/** Open offers whose totals change the most. */
export function AffectedOffers({ offers }: { readonly offers: PriceSimulation['offers'] }) {
  const { translate } = useShell();
  const cells = useChangeCells();
  return (
    <ChangeTable
      title={translate('priceSimulation.affected')}
      lead={translate('priceSimulation.affected.lead')}
      head={[translate('priceSimulation.client'), translate('priceSimulation.package')]}
      rows={offers.mostAffected.map(({ id, clientName, currency, package: kind, ...change }) => ({
        id: `${id} ${kind}`,
        cells: [
          <Box
            key="client"
            component={RouterLink}
            to={routePath('offerDetails', { offerId: id })}
            sx={{ color: 'primary.dark', whiteSpace: 'normal', overflowWrap: 'anywhere' }}
          >
            <bdi>{clientName}</bdi>
          </Box>,
          packageNames[kind],
          ...cells(change, currency),
        ],
      }))}
      // Offers keep the totals that they were made with, whichever book is in force.
      before="priceSimulation.before.offers"
      none={translate(offers.count === 0 ? 'priceSimulation.offers.none' : 'priceSimulation.affected.none')}
    />
  );
}

/** The calculations of the last 90 days at both books' prices. */
export function CalculationChanges({ groups }: { readonly groups: PriceSimulation['calculations']['groups'] }) {
  const { translate, preferences } = useShell();
  const cells = useChangeCells();
  return (
    <ChangeTable
      title={translate('priceSimulation.calculations')}
      lead={translate('priceSimulation.calculations.lead')}
      head={[translate('priceSimulation.calculator'), translate('priceSimulation.count')]}
      rows={groups.map(({ currency, calculator, count, ...change }) => ({
        id: `${currency} ${calculator}`,
        cells: [
          `${currency}, ${translate(calculatorNames[calculator])}`,
          formatWholeNumber(count, preferences.language),
          ...cells(change, currency),
        ],
      }))}
      none={translate('priceSimulation.calculations.none')}
    />
  );
}

/** Names of the product, the same in every language. */
const packageNames = { enterprise: 'Enterprise', comfort: 'Comfort' } as const;
