import { memo } from 'react';
import { usePriceBook, useShell, useTranslate } from '@programme/mfe-contract';
import { Box, Stack } from '@programme/ui';
import { ChoiceGroup } from './choice-group';
import { groupedOnBlur, manualSeatsOnBlur, type ComfortPlanState } from './comfort-plan-state';
import { ParticipationSlider } from './participation-slider';
import { PlanStep } from './plan-step';
import { seatDigits } from './seat-input';
import { SeatNumberField } from './seat-number-field';
import { SeatResult } from './seat-result';
import type { ChangePlan, ComfortCalculation } from './use-comfort-plan';

/** Step 1: how many seats, estimated or typed (S1 §4). */
export function SeatsStep({ calculation }: { readonly calculation: ComfortCalculation }) {
  const { translate, preferences } = useShell();
  const priceBook = usePriceBook();
  const { language } = preferences;
  const { plan, change, error } = calculation;

  return (
    <PlanStep number={1} title={translate('comfort.seats.title')}>
      <Stack sx={{ gap: 2.5 }}>
        <SeatMethod method={plan.seatMethod} change={change} />
        {plan.seatMethod === 'automatic' ? (
          <Box
            sx={{
              display: 'grid',
              columnGap: 4,
              rowGap: 2.5,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 5fr) minmax(0, 6fr)' },
            }}
          >
            <SeatNumberField
              label={translate('comfort.seats.companySize')}
              hint={translate('comfort.seats.companySize.hint')}
              value={plan.companySize}
              error={error}
              onChange={(companySize) => change({ companySize })}
              onLeave={(typed) => groupedOnBlur(typed, language)}
            />
            <ParticipationSlider participation={plan.participation} change={change} />
          </Box>
        ) : (
          <Box sx={{ maxWidth: { sm: 320 } }}>
            <SeatNumberField
              label={translate('comfort.seats.manualSeats')}
              hint={translate('comfort.seats.manualSeats.hint', { minimum: priceBook.comfort.minimumSeats })}
              value={plan.manualSeats}
              error={error}
              onChange={(typed) => change({ manualSeats: seatDigits(typed) })}
              onLeave={(typed) => manualSeatsOnBlur(priceBook, typed, language)}
            />
          </Box>
        )}
        {!error && <SeatResult calculation={calculation} />}
      </Stack>
    </PlanStep>
  );
}

type MethodProps = { readonly method: ComfortPlanState['seatMethod']; readonly change: ChangePlan };

/** Typing seats does not render it. */
const SeatMethod = memo(function SeatMethod({ method, change }: MethodProps) {
  const translate = useTranslate();
  return (
    <ChoiceGroup
      legend={translate('comfort.seats.method')}
      choices={(['automatic', 'manual'] as const).map((value) => ({
        value,
        label: translate(`comfort.seats.${value}`),
        details: translate(`comfort.seats.${value}.explanation`),
      }))}
      chosen={method}
      onChoose={(seatMethod) => change({ seatMethod })}
      columns={[1, 2]}
    />
  );
});
