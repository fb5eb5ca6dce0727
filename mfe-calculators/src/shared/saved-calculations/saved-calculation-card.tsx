import { formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, Chip, Figure, IconButton, Panel, PriceRows, RemoveIcon, Stack, Typography } from '@programme/ui';
import { programmeSummary } from '../calculation/programme-summary';
import { useMoney } from '../use-money';
import type { SavedCalculation } from './saved-calculation';

type Props = {
  /** Its place in the list, from 1. */
  readonly number: number;
  readonly calculation: SavedCalculation;
  readonly onRemove: () => void;
};

export function SavedCalculationCard({ number, calculation, onRemove }: Props) {
  const { translate, preferences } = useShell();
  const { inputs, outputs, currency, companyName, activeUsersByMonth } = calculation;
  const money = useMoney(currency);
  const total = outputs.pricing2026?.finalTotal ?? outputs.value2025;
  const startupFee = outputs.pricing2026?.startupFee ?? outputs.startFee2025;
  const programme = { activeUsers: inputs.au_2025, months: inputs.am_2025, activeUsersByMonth };

  return (
    <Panel
      component="li"
      sx={{ p: { xs: 2, sm: 2.5 }, breakInside: 'avoid', display: 'flex', flexDirection: 'column' }}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Typography component="h3" variant="h3">
            {companyName || translate('saved.card', { number })}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {programmeSummary(programme, translate, preferences.language)}
          </Typography>
        </Box>
        <IconButton
          className="screen-only"
          aria-label={translate('saved.remove', { number })}
          onClick={onRemove}
          sx={{ mt: -0.75, mr: -1 }}
        >
          <RemoveIcon fontSize="small" />
        </IconButton>
      </Stack>
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
    </Panel>
  );
}
