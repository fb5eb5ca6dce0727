import { formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, Chip, Figure, PriceRows, Typography } from '@programme/ui';
import { programmeSummary } from '../calculation/programme-summary';
import { useMoney } from '../use-money';
import { ComparisonCard } from './comparison-card';
import type { ListedCalculation } from './saved-calculation';

type Props = {
  readonly calculation: ListedCalculation;
  readonly onRemove: () => void;
};

/** A saved Enterprise calculation, in the currency that it was saved in. */
export function SavedCalculationCard({ calculation, onRemove }: Props) {
  const { translate, preferences } = useShell();
  const { inputs, outputs, currency, companyName, activeUsersByMonth } = calculation;
  const money = useMoney(currency);
  const total = outputs.pricing2026?.finalTotal ?? outputs.value2025;
  const startupFee = outputs.pricing2026?.startupFee ?? outputs.startFee2025;
  const programme = { activeUsers: inputs.au_2025, months: inputs.am_2025, activeUsersByMonth };

  return (
    <ComparisonCard
      number={calculation.number}
      name={companyName}
      programme={programmeSummary(programme, translate, preferences.language)}
      onRemove={onRemove}
    >
      {calculation.showIndividualPricing && (
        <Chip size="small" label={translate('calculator.individual.title')} sx={{ alignSelf: 'flex-start', mt: 1 }} />
      )}
      {total !== undefined && startupFee !== undefined && (
        <>
          <Figure
            sx={{ fontSize: '1.5rem', fontWeight: 650, letterSpacing: '-0.015em', mt: 1.5, color: 'primary.main' }}
          >
            {money(total)}
          </Figure>
          {outputs.pricing2026?.wasAdjustedToMinimum && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('calculator.result.minimum.explanation', { minimum: money(total) })}
            </Typography>
          )}
          <Box sx={{ mt: 'auto', pt: 1, fontSize: '0.9rem' }}>
            <PriceRows
              rows={[
                {
                  id: 'monthly',
                  label: translate('calculator.result.monthly'),
                  amount: money(calculation.monthlyPayment),
                },
                { id: 'startup', label: translate('calculator.result.startup'), amount: money(startupFee) },
                {
                  id: 'employees',
                  label: translate('saved.employees'),
                  amount: formatWholeNumber(inputs.employed_2025, preferences.language),
                },
              ]}
            />
          </Box>
        </>
      )}
    </ComparisonCard>
  );
}
