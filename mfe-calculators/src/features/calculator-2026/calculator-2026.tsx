import { lazy, Suspense, type ComponentProps } from 'react';
import { currentPriceBook, durationModifierFor, type Currency } from '@programme/pricing';
import type { CalculationInput } from '../../shared/calculation/calculation-input';
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

// Loaded with the first price: the page opens without one.
const PriceDetails = lazy(async () => ({ default: (await import('./price-details')).PriceDetails }));

/** Basis points of the price book as percent. */
const modifierOf = (months: number) => durationModifierFor(currentPriceBook, months).modifier / 100;

const priceShared = async (input: CalculationInput, currency: Currency) => calculation2026(input, currency);

/** The 2026 calculator, shared by the visitors' and the admins' page. */
export function Calculator2026({ list, reportOf, onFailed, onSaved, ...screen }: Props) {
  return (
    <CalculatorScreen
      {...screen}
      calculation={useCalculation2026(reportOf, onFailed)}
      estimate={calculation2026}
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
        <SavedCalculations list={list} price={priceShared} shown={shown} onRestoreInputs={onRestoreInputs} />
      )}
    />
  );
}
