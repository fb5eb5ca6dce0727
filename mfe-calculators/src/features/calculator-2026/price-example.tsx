import { useMemo } from 'react';
import { usePriceBook, useShell } from '@programme/mfe-contract';
import { Typography } from '@programme/ui';
import type { CalculationInput } from '../../shared/calculation/calculation-input';
import { PricePanel } from '../../shared/calculation/price-panel';
import { programmeSummary } from '../../shared/calculation/programme-summary';
import { calculation2026, panelPriceOf } from './calculation-2026';

const programme: CalculationInput = {
  companyName: '',
  employees: 500,
  activeUsers: 130,
  months: 6,
  activeUsersByMonth: null,
};

/** The price of a made-up company, for visitors who have entered nothing yet. */
export function PriceExample() {
  const { translate, preferences } = useShell();
  const { currency, language } = preferences;
  const priceBook = usePriceBook();
  const price = useMemo(() => panelPriceOf(calculation2026(priceBook, programme, currency)), [priceBook, currency]);
  return (
    <PricePanel
      heading={
        <Typography component="h2" variant="h2">
          {translate('calculator.result.example')}
        </Typography>
      }
      summary={programmeSummary(programme, translate, language)}
      price={price}
    />
  );
}
