import { formatPercent, formatWholeNumber } from '@programme/formatting';
import { usePriceBook, useShell } from '@programme/mfe-contract';
import { Notice, PriceRows, Stack, Typography, FormControlLabel, Switch } from '@programme/ui';
import { PlanStep } from './plan-step';
import { useComfortMoney } from './use-comfort-money';
import type { ComfortCalculation } from './use-comfort-plan';

/** Step 4: whether seats may be added on their own, how many, and what that can cost at most (S1 §9). */
export function TopUpStep({ calculation }: { readonly calculation: ComfortCalculation }) {
  const { translate, preferences } = useShell();
  const priceBook = usePriceBook();
  const { plan, change, summary, error } = calculation;
  const money = useComfortMoney(preferences.currency);
  const { topUpShare, midTermNoteFromMonths } = priceBook.comfort;
  const share = formatPercent(topUpShare / 100, preferences.language);

  return (
    <PlanStep number={4} title={translate('comfort.topUp.title')}>
      <Stack sx={{ gap: 1.5 }}>
        <FormControlLabel
          control={<Switch checked={plan.autoTopUp} onChange={(_event, autoTopUp) => change({ autoTopUp })} />}
          label={translate('comfort.topUp.auto')}
          sx={{ '& .MuiFormControlLabel-label': { fontWeight: 600 } }}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {plan.autoTopUp ? translate('comfort.topUp.explanation', { share }) : translate('comfort.topUp.off')}
        </Typography>
        {summary.topUp && !error && (
          <PriceRows
            rows={[
              {
                id: 'seats',
                label: translate('comfort.topUp.seats'),
                amount: formatWholeNumber(summary.topUp.maxExtraSeats, preferences.language),
              },
              {
                id: 'cost',
                label: translate(`comfort.topUp.cost.${plan.planType}`),
                amount: money(summary.topUp.maxExtraCost),
              },
            ]}
          />
        )}
        {summary.hasMidTermNote && (
          <Notice tone="information" title={translate('comfort.topUp.midTerm.title')}>
            {translate('comfort.topUp.midTerm.text', { months: midTermNoteFromMonths })}
          </Notice>
        )}
      </Stack>
    </PlanStep>
  );
}
