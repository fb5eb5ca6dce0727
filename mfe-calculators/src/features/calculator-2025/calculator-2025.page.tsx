import { lazy, Suspense } from 'react';
import { isApiError } from '@programme/api-client';
import type { TextKey } from '@programme/i18n';
import { useShell } from '@programme/mfe-contract';
import { CalculatorIllustration } from '../../shared/calculator-illustration';
import { CalculatorScreen } from '../../shared/calculation/calculator-screen';
import { internalErrorText } from '../../shared/calculation/internal-error';
import { SavedCalculations } from '../../shared/saved-calculations/saved-calculations';
import { DiscountCards } from './discount-cards';
import { Result2025 } from './result-2025';
import { useCalculation2025, usePrice2025 } from './use-calculation-2025';

const illustration = <CalculatorIllustration shows="months" />;

// Loaded with the first price: the page opens without one.
const PriceDetails = lazy(async () => ({ default: (await import('./price-details-2025')).PriceDetails2025 }));

/** The 2025 calculator (S1 §2): its prices come from the 2025 sheet, through the API. */
export function Calculator2025Page() {
  const { translate } = useShell();
  const price2025 = usePrice2025();
  const { calculation, estimate, lengths, failed, retry } = useCalculation2025();
  return (
    <CalculatorScreen
      title={translate('calculator2025.title')}
      lead={translate('calculator2025.lead')}
      illustration={illustration}
      calculation={calculation}
      estimate={estimate}
      result={(price, placeholder) => (price ? <Result2025 {...price} /> : placeholder)}
      failure={(error) => ({ text: translate(failureText(error)), details: internalErrorText(error, translate) })}
      details={(price, chooseMonths) => (
        <Suspense fallback={null}>
          <PriceDetails {...price} {...{ lengths, failed }} onRetry={retry} onChooseMonths={chooseMonths} />
        </Suspense>
      )}
      saved={(shown, onRestoreInputs) => (
        <SavedCalculations
          list="savedCalculations2025"
          // The 2025 sheet knows one number of users for all months.
          price={(input, currency, book) => price2025({ ...input, activeUsersByMonth: null }, currency, book)}
          shown={shown}
          onRestoreInputs={onRestoreInputs}
        />
      )}
    >
      <DiscountCards />
    </CalculatorScreen>
  );
}

const badRequest = 400;

/** The message for rejected inputs, or for a price that could not be fetched (S1 §8). */
function failureText(error: unknown): TextKey {
  return isApiError(error) && error.status === badRequest ? 'calculator2025.refused' : 'calculator_error_message';
}
