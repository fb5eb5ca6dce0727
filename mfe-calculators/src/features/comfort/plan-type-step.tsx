import { memo } from 'react';
import { usePriceBook, useShell } from '@programme/mfe-contract';
import { Stat, SegmentTabs, Stack, Typography } from '@programme/ui';
import { PackChoice } from './pack-choice';
import { PlanStep } from './plan-step';
import type { ComfortPlanState } from './comfort-plan-state';
import type { ChangePlan } from './use-comfort-plan';
import { useComfortMoney } from './use-comfort-money';

type Props = Pick<ComfortPlanState, 'planType' | 'packMonths'> & { readonly change: ChangePlan };

/** Step 2: flex, or a pack of one of the lengths on offer. Typing seats does not render it. */
export const PlanTypeStep = memo(function PlanTypeStep({ planType, packMonths, change }: Props) {
  const { translate, preferences } = useShell();
  const priceBook = usePriceBook();
  const money = useComfortMoney(preferences.currency);
  const { flexPerMonth } = priceBook.currencies[preferences.currency].comfort;

  return (
    <PlanStep number={2} title={translate('comfort.plan.title')}>
      <SegmentTabs
        label={translate('comfort.plan.type')}
        tabs={(['flex', 'pack'] as const).map((value) => ({ value, label: translate(`comfort.plan.${value}`) }))}
        open={planType}
        onOpen={(opened) => change({ planType: opened })}
      >
        <Stack sx={{ gap: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate(`comfort.plan.${planType}.text`)}
          </Typography>
          {planType === 'pack' ? (
            <PackChoice months={packMonths} onChoose={(months) => change({ packMonths: months })} />
          ) : (
            <Stat label={translate('comfort.summary.perUserMonth')} amount={money(flexPerMonth)} />
          )}
        </Stack>
      </SegmentTabs>
    </PlanStep>
  );
});
