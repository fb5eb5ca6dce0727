import { memo, useId } from 'react';
import { formatPercent, formatWholeNumber, parseWholeNumber } from '@programme/formatting';
import { useFormikContext } from '@programme/forms';
import { usePriceBook, useShell } from '@programme/mfe-contract';
import { memoTheme, styled, tokens } from '@programme/ui';
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
    <Field data-ground>
      <div data-head>
        <span id={label}>{translate('calculator.form.participation')}</span>
        <b aria-hidden>{share === null ? '–' : percent(share)}</b>
      </div>
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
      <div data-scale>
        {known ? (
          <>
            <span>{percent(1)}</span>
            <span>{translate('calculator.form.participation.usual', { share: percent(usual) })}</span>
            <span>{percent(largest)}</span>
          </>
        ) : (
          translate('calculator.form.participation.none')
        )}
      </div>
    </Field>
  );
});

const { color, radius } = tokens;

// Plain elements under one styled one: they render with every key press.
const Field = styled('div')(
  memoTheme(({ theme: { spacing, typography } }) => ({
    padding: spacing(2, 2.5, 1.5),
    borderRadius: radius.medium,
    backgroundColor: color.mint,
    '& > div': { display: 'flex', justifyContent: 'space-between' },
    '& > [data-head]': { alignItems: 'baseline', gap: spacing(1.5), fontSize: '0.875rem', fontWeight: 600 },
    '& b': {
      fontSize: '1.5rem',
      lineHeight: 1.2,
      fontWeight: 600,
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
      color: color.brandText,
    },
    '& > [data-scale]': { ...typography.caption, color: color.muted },
  })),
);
