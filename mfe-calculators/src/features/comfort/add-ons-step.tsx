import { memo } from 'react';
import { usePriceBook, useShell } from '@programme/mfe-contract';
import { Box, Amount, Stack, styled } from '@programme/ui';
import { Checkbox } from '@programme/ui/controls';
import { toggledAddOns, type ComfortPlanState } from './comfort-plan-state';
import { EngagementLevels } from './engagement-levels';
import { PlanStep } from './plan-step';
import { useComfortMoney } from './use-comfort-money';
import type { ChangePlan } from './use-comfort-plan';

type Props = { readonly chosen: ComfortPlanState['addOns']; readonly change: ChangePlan };

/** Step 3: what can be had beside the seats. Typing seats does not render it. */
export const AddOnsStep = memo(function AddOnsStep({ chosen, change }: Props) {
  const { translate, preferences } = useShell();
  const priceBook = usePriceBook();
  const money = useComfortMoney(preferences.currency);
  const prices = priceBook.currencies[preferences.currency].comfort.addOns;
  const choose = (addOns: Partial<ComfortPlanState['addOns']>) => change({ addOns: { ...chosen, ...addOns } });

  return (
    <PlanStep number={3} title={translate('comfort.addOns.title')} lead={translate('comfort.addOns.lead')}>
      <Stack sx={{ gap: 2.5 }}>
        <Box>
          {toggledAddOns.map((addOn) => (
            <Row key={addOn}>
              <Checkbox
                checked={chosen[addOn]}
                onChange={(_event, checked) => choose({ [addOn]: checked })}
                sx={{ m: -1.125 }}
              />
              <Box sx={{ fontWeight: 600 }}>{translate(`comfort.addOn.${addOn}`)}</Box>
              <Amount sx={{ fontWeight: 600 }}>{money(prices[addOn])}</Amount>
              <Box sx={{ typography: 'body2', color: 'text.secondary', gridColumn: '2 / -1' }}>
                {translate(`comfort.addOn.${addOn}.explanation`)}
              </Box>
            </Row>
          ))}
        </Box>
        <EngagementLevels
          level={chosen.engagementFeatures}
          onChoose={(engagementFeatures) => choose({ engagementFeatures })}
        />
      </Stack>
    </PlanStep>
  );
});

const Row = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: 16,
  alignItems: 'start',
  padding: '12px 0',
  borderBottom: `1px solid ${theme.palette.divider}`,
  cursor: 'pointer',
  '&:first-of-type': { paddingTop: 0 },
}));
