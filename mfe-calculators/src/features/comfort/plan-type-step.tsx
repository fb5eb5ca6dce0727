import { useShell } from '@programme/mfe-contract';
import { currentPriceBook } from '@programme/pricing';
import { Stat, SegmentTabs, Stack, Typography } from '@programme/ui';
import { PackChoice } from './pack-choice';
import { PlanStep } from './plan-step';
import type { ComfortCalculation } from './use-comfort-plan';
import { useComfortMoney } from './use-comfort-money';

/** Step 2: flex, or a pack of one of the lengths on offer. */
export function PlanTypeStep({ calculation }: { readonly calculation: ComfortCalculation }) {
  const { translate, preferences } = useShell();
  const { plan, change } = calculation;
  const money = useComfortMoney(preferences.currency);
  const { flexPerMonth } = currentPriceBook.currencies[preferences.currency].comfort;

  return (
    <PlanStep number={2} title={translate('comfort.plan.title')}>
      <SegmentTabs
        label={translate('comfort.plan.type')}
        tabs={(['flex', 'pack'] as const).map((value) => ({ value, label: translate(`comfort.plan.${value}`) }))}
        open={plan.planType}
        onOpen={(planType) => change({ planType })}
      >
        <Stack sx={{ gap: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate(`comfort.plan.${plan.planType}.text`)}
          </Typography>
          {plan.planType === 'pack' ? (
            <PackChoice months={plan.packMonths} onChoose={(packMonths) => change({ packMonths })} />
          ) : (
            <Stat label={translate('comfort.summary.perUserMonth')} amount={money(flexPerMonth)} />
          )}
        </Stack>
      </SegmentTabs>
    </PlanStep>
  );
}
