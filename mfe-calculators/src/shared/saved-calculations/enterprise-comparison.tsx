import { useShell } from '@programme/mfe-contract';
import type { Currency, PriceBook } from '@programme/pricing';
import type { CalculationInput } from '../calculation/calculation-input';
import { calculationQuery, formFromQuery } from '../calculation/calculation-link';
import { readCalculatorForm } from '../calculation/calculator-form.values';
import type { EnterpriseCalculation } from '../calculation/enterprise-calculation';
import { useTodaysPriceBook } from '../named-prices/named-prices.context';
import { PriceBookPeriod } from '../named-prices/price-book-period';
import { usePriceBookOfLink } from '../named-prices/use-price-book-of-link';
import { useCalculatorsDispatch, useCalculatorsSelector } from '../store/calculators.store';
import type { SavedCalculation, SavedCalculationList } from '../store/saved-calculation';
import {
  calculationRemoved,
  calculationRenamed,
  calculationRestored,
  calculationsShared,
} from '../store/saved-calculations.slice';
import { comparedEnterprise } from './compared-enterprise';
import { Comparison } from './comparison';
import { comparisonQuery, type SharedEntry } from './shared-link';
import { inputOf, toSavedCalculation } from './to-saved-calculation';
import { useTodaysTotals } from './use-todays-totals';
import { useRemovalToast } from './use-removal-toast';

export type EnterpriseComparisonProps = {
  readonly list: SavedCalculationList;
  /** Prices inputs by a price book. */
  readonly price: (input: CalculationInput, currency: Currency, priceBook: PriceBook) => Promise<EnterpriseCalculation>;
  /** What the screen shows; null without a price. */
  readonly shown: EnterpriseCalculation | null;
  readonly onRestoreInputs: (input: CalculationInput) => void;
};

/** The saved calculations of one Enterprise calculator, side by side. */
export function EnterpriseComparison({ list, price, shown, onRestoreInputs }: EnterpriseComparisonProps) {
  const { translate, preferences } = useShell();
  const { language, currency } = preferences;
  const { entries, openedLink } = useCalculatorsSelector((state) => state.savedCalculations[list]);
  const dispatch = useCalculatorsDispatch();
  const tellRemoval = useRemovalToast();
  const priceBookOf = usePriceBookOfLink();
  const today = useTodaysPriceBook();
  const todaysTotals = useTodaysTotals(entries, price);
  const withCalculation = (id: string, act: (calculation: (typeof entries)[number]) => void) => {
    const calculation = entries.find((saved) => saved.id === id);
    if (calculation) act(calculation);
  };

  return (
    <Comparison
      calculations={entries.map((saved) =>
        comparedEnterprise(saved, {
          translate,
          language,
          shown,
          period: saved.priceBook !== today.id && <PriceBookPeriod id={saved.priceBook} />,
          todaysTotal: todaysTotals.get(saved.id),
        }),
      )}
      shareQuery={comparisonQuery(
        entries.map((saved) => calculationQuery(inputOf(saved), language, saved)),
        language,
        currency,
      )}
      actions={{
        onRename: (id, label) => dispatch(calculationRenamed({ list, id, label })),
        onRestoreInputs: (id) => withCalculation(id, (calculation) => onRestoreInputs(inputOf(calculation))),
        onRemove: (id) =>
          withCalculation(id, (calculation) => {
            dispatch(calculationRemoved({ list, id }));
            tellRemoval(calculation.number, () => dispatch(calculationRestored({ list, calculation })));
          }),
      }}
      shared={{
        read: async (entry) => readShared(entry, await priceBookOf(entry.query), price),
        openedLink,
        onOpen: (link, calculations) => dispatch(calculationsShared({ list, link, calculations })),
      }}
    />
  );
}

async function readShared(
  { query, currency }: SharedEntry,
  priceBook: PriceBook,
  price: EnterpriseComparisonProps['price'],
): Promise<SavedCalculation> {
  const form = formFromQuery(query);
  if (!form) throw new RangeError('The entry of the link cannot be priced');
  return toSavedCalculation(await price(readCalculatorForm(form), currency, priceBook));
}
