import { memo, useId } from 'react';
import { formatPercent, formatWholeNumber, parseWholeNumber } from '@programme/formatting';
import { useFormikContext } from '@programme/forms';
import { usePriceBook, useShell } from '@programme/mfe-contract';
import { Amount, Box, Stack, tokens, Typography } from '@programme/ui';
import { Slider } from '@programme/ui/controls';
import type { CalculatorFormValues } from './calculator-form.values';

/** Percent of the employees; a typed number of active users may be more. */
const largest = 60;

/** The share of employees who take part: another way to say how many active users there are. */
export function ParticipationField() {
  const { values, setFieldValue } = useFormikContext<CalculatorFormValues>();
  const employees = parseWholeNumber(values.employed_2025);
  const activeUsers = parseWholeNumber(values.au_2025);
  return (
    <Participation
      employees={employees.ok && employees.value > 0 ? employees.value : null}
      activeUsers={activeUsers.ok ? activeUsers.value : null}
      onChoose={setFieldValue}
    />
  );
}

type Props = {
  /** Null where it is not known. */
  readonly employees: number | null;
  readonly activeUsers: number | null;
  /** Formik's setter, which keeps its identity. */
  readonly onChoose: (field: 'au_2025', activeUsers: string) => unknown;
};

// Formik renders all fields of a form with each key press.
const Participation = memo(function Participation({ employees, activeUsers, onChoose }: Props) {
  const { translate, preferences } = useShell();
  const usual = usePriceBook().realisticShare / 100;
  const label = useId();
  const known = employees !== null;
  const share = known && activeUsers !== null ? Math.round((100 * activeUsers) / employees) : null;
  const percent = (value: number) => formatPercent(value, preferences.language);

  const choose = (chosen: number) => {
    if (!known) return;
    const users = Math.max(1, Math.round((employees * chosen) / 100));
    void onChoose('au_2025', formatWholeNumber(users, preferences.language));
  };

  return (
    <Box sx={{ px: 2.5, pt: 2, pb: 1.5, borderRadius: `${tokens.radius.medium}px`, bgcolor: tokens.color.mint }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', gap: 1.5 }}>
        <Typography id={label} sx={{ fontSize: '0.875rem', fontWeight: 600 }}>
          {translate('calculator.form.participation')}
        </Typography>
        <Amount aria-hidden sx={{ fontSize: '1.5rem', lineHeight: 1.2, fontWeight: 600, color: 'primary.main' }}>
          {share === null ? '–' : percent(share)}
        </Amount>
      </Stack>
      <Slider
        aria-labelledby={label}
        // The field before it says the same, and the contract length is what people type next.
        tabIndex={-1}
        min={1}
        max={largest}
        step={1}
        usualMax={usual}
        value={share ?? 1}
        disabled={!known}
        valueText={share === null ? translate('calculator.form.participation.none') : percent(share)}
        onChange={choose}
      />
      <Stack direction="row" sx={{ justifyContent: 'space-between', typography: 'caption', color: 'text.secondary' }}>
        {known ? (
          <>
            <span>{percent(1)}</span>
            <span>{translate('calculator.form.participation.usual', { share: percent(usual) })}</span>
            <span>{percent(largest)}</span>
          </>
        ) : (
          translate('calculator.form.participation.none')
        )}
      </Stack>
    </Box>
  );
});
