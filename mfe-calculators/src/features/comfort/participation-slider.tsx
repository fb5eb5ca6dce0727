import { memo, useId } from 'react';
import { formatPercent } from '@programme/formatting';
import { usePriceBook, useShell } from '@programme/mfe-contract';
import { Box, Amount, Stack, Typography } from '@programme/ui';
import { Slider } from '@programme/ui/controls';
import type { ChangePlan } from './use-comfort-plan';

type Props = { readonly participation: number; readonly change: ChangePlan };

/** The share of employees who are expected to take part (S1 §5). Typing seats does not render it. */
export const ParticipationSlider = memo(function ParticipationSlider({ participation, change }: Props) {
  const { translate, preferences } = useShell();
  const priceBook = usePriceBook();
  const label = useId();
  const { min, max, step } = priceBook.comfort.participation;
  const percent = (value: number) => formatPercent(value, preferences.language);

  return (
    <Box>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
        <Typography id={label} sx={{ fontSize: '0.9rem', fontWeight: 600 }}>
          {translate('comfort.seats.participation')}
        </Typography>
        <Amount aria-hidden sx={{ fontSize: '1.1875rem', fontWeight: 650, color: 'primary.main' }}>
          {percent(participation)}
        </Amount>
      </Stack>
      <Slider
        aria-labelledby={label}
        value={participation}
        {...{ min, max, step }}
        onChange={(chosen) => change({ participation: chosen })}
        valueText={percent(participation)}
      />
      <Stack direction="row" sx={{ justifyContent: 'space-between', typography: 'caption', color: 'text.secondary' }}>
        <span>{percent(min)}</span>
        <span>{percent(max)}</span>
      </Stack>
    </Box>
  );
});
