import type { ComponentProps } from 'react';
import { currentPriceBook, durationModifierFor } from '@programme/pricing';
import { CalculatorScreen } from '../../shared/calculation/calculator-screen';
import { SavedCalculations } from '../../shared/saved-calculations/saved-calculations';
import type { SavedCalculationList } from '../../shared/store/saved-calculation';
import { ActiveUsersByMonth } from './active-users-by-month';
import { calculation2026 } from './calculation-2026';
import { PriceDetails } from './price-details';
import { ResultArea } from './result-area';
import { useCalculation2026, type ReportOf } from './use-calculation-2026';

type Props = Pick<ComponentProps<typeof CalculatorScreen>, 'title' | 'lead' | 'placeholder' | 'failure'> & {
  readonly list: SavedCalculationList;
  readonly reportOf: ReportOf;
  readonly onFailed?: () => void;
  readonly onSaved?: () => void;
};

/** Basis points of the price book as percent. */
const modifierOf = (months: number) => durationModifierFor(currentPriceBook, months).modifier / 100;

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
      details={(price, chooseMonths) => <PriceDetails {...price} onChooseMonths={chooseMonths} />}
    >
      <SavedCalculations list={list} />
    </CalculatorScreen>
  );
}
