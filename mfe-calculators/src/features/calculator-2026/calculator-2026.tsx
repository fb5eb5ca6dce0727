import { lazy, Suspense, useCallback, type ComponentProps } from 'react';
import { usePriceBook } from '@programme/mfe-contract';
import { durationModifierFor, type Currency, type PriceBook } from '@programme/pricing';
import type { CalculationInput } from '../../shared/calculation/calculation-input';
import { CalculatorIllustration } from '../../shared/calculator-illustration';
import { CalculatorScreen } from '../../shared/calculation/calculator-screen';
import { SavedCalculations } from '../../shared/saved-calculations/saved-calculations';
import type { SavedCalculationList } from '../../shared/store/saved-calculation';
import { ActiveUsersByMonth } from './active-users-by-month';
import { calculation2026 } from './calculation-2026';
import { ResultArea } from './result-area';
import { useCalculation2026, type ReportOf } from './use-calculation-2026';

type Props = Pick<ComponentProps<typeof CalculatorScreen>, 'title' | 'lead' | 'placeholder' | 'failure'> & {
  readonly list: SavedCalculationList;
  readonly reportOf: ReportOf;
  readonly onFailed?: () => void;
  readonly onSaved?: () => void;
};

const illustration = <CalculatorIllustration shows="lengths" />;

// Loaded with the first price: the page opens without one.
const PriceDetails = lazy(async () => ({ default: (await import('./price-details')).PriceDetails }));

/** The 2026 calculator, shared by the visitors' and the admins' page. */
export function Calculator2026({ list, reportOf, onFailed, onSaved, ...screen }: Props) {
  const priceBook = usePriceBook();
  const estimate = useCallback(
    (input: CalculationInput, currency: Currency) => calculation2026(priceBook, input, currency),
    [priceBook],
  );
  const priceBy = async (input: CalculationInput, currency: Currency, book: PriceBook) =>
    calculation2026(book, input, currency);
  // Basis points of the price book as percent.
  const modifierOf = useCallback(
    (months: number) => durationModifierFor(priceBook, months).modifier / 100,
    [priceBook],
  );

  return (
    <CalculatorScreen
      {...screen}
      illustration={illustration}
      calculation={useCalculation2026(reportOf, onFailed)}
      estimate={estimate}
      result={(price, placeholder) => (
        <ResultArea result={price && { ...price, list, ...(onSaved ? { onSaved } : {}) }} placeholder={placeholder} />
      )}
      modifierOf={modifierOf}
      fields={<ActiveUsersByMonth />}
      details={(price, chooseMonths) => (
        <Suspense fallback={null}>
          <PriceDetails {...price} onChooseMonths={chooseMonths} />
        </Suspense>
      )}
      saved={(shown, onRestoreInputs) => (
        <SavedCalculations list={list} price={priceBy} shown={shown} onRestoreInputs={onRestoreInputs} />
      )}
    />
  );
}
