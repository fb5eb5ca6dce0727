import { memo } from 'react';
import { limits } from '@programme/contracts';
import { formatPercent, parseWholeNumber } from '@programme/formatting';
import { NumberField, useFormikContext } from '@programme/forms';
import { useShell, useTranslate } from '@programme/mfe-contract';
import { Box, Stack, styled, tokens, visuallyHidden } from '@programme/ui';
import { useRadioGroup } from '@programme/ui/radio-group';
import type { CalculatorFormValues } from './calculator-form.values';

/** What a contract length does to the monthly fees, in percent; a discount is negative. */
export type ModifierOf = (months: number) => number;

type Props = {
  /** Undefined for a price list whose fees do not depend on the length alone. */
  readonly modifierOf: ModifierOf | undefined;
};

const { min, max } = limits.months;
const lengths = Array.from({ length: max - min + 1 }, (_, index) => min + index);

/**
 * The lengths in two rows, or in one where there is room. They part where a modifier ends, so that lengths with the same
 * one stay together: after 5 months where 6 to 8 share theirs.
 */
function rowsOf(modifierOf: ModifierOf | undefined): readonly (readonly number[])[] {
  const middle = lengths.length / 2;
  const ends = modifierOf ? runsOf(lengths, modifierOf).map(({ first, length }) => first - min + length) : [middle];
  const first = ends.reduce((best, end) => (Math.abs(end - middle) < Math.abs(best - middle) ? end : best), 0);
  return [lengths.slice(0, first), lengths.slice(first)].filter((row) => row.length > 0);
}

/** The contract length: typed as a number, or chosen from all lengths, with what each does to the monthly fees. */
export function MonthsField({ modifierOf }: Props) {
  const translate = useTranslate();
  const { values, setFieldValue } = useFormikContext<CalculatorFormValues>();
  const typed = parseWholeNumber(values.am_2025);
  return (
    <Stack sx={{ gap: 1.25 }}>
      <NumberField
        name="am_2025"
        label={translate('calculator.form.months')}
        hint={translate('calculator.form.months.hint')}
        required
      />
      <LengthChoices chosen={typed.ok ? typed.value : null} modifierOf={modifierOf} onChoose={setFieldValue} />
    </Stack>
  );
}

type ChoicesProps = Props & {
  readonly chosen: number | null;
  /** Formik's setter, which keeps its identity. */
  readonly onChoose: (field: 'am_2025', months: string) => unknown;
};

// Formik renders each of its fields with each key press, and these are the most elements.
const LengthChoices = memo(function LengthChoices({ chosen, modifierOf, onChoose }: ChoicesProps) {
  const { translate, preferences } = useShell();
  const percent = (modifier: number) => formatPercent(modifier, preferences.language, { signed: true });
  const optionText = (months: number) => {
    const option = translate('calculator.form.months.option', { count: months });
    return modifierOf ? `${option}, ${percent(modifierOf(months))}` : option;
  };

  const { group, radio } = useRadioGroup({
    values: lengths,
    chosen,
    onChoose: (months) => void onChoose('am_2025', String(months)),
  });

  const rows = rowsOf(modifierOf);
  const most = Math.max(...rows.map(({ length }) => length));

  return (
    <Choices ref={group}>
      <legend>{translate('calculator.form.months.choice')}</legend>
      <Rows>
        {rows.map((row) => (
          <Box key={row[0]} sx={rowStyle(row.length, most)}>
            {row.map((months) => (
              <Segment key={months}>
                <input {...radio(months)} aria-label={optionText(months)} />
                {months}
              </Segment>
            ))}
            {modifierOf &&
              runsOf(row, modifierOf).map(({ first, length, modifier }) => (
                <Box
                  key={first}
                  aria-hidden
                  data-tone={toneOf(modifier)}
                  data-chosen={chosen !== null && chosen >= first && chosen < first + length}
                  sx={{ ...bracketStyle, gridRow: 2, gridColumn: `${first - (row[0] ?? first) + 1} / span ${length}` }}
                >
                  {percent(modifier)}
                </Box>
              ))}
          </Box>
        ))}
      </Rows>
    </Choices>
  );
});

type Run = { readonly first: number; readonly length: number; readonly modifier: number };

/** Neighbouring lengths with the same modifier. */
function runsOf(months: readonly number[], modifierOf: ModifierOf): readonly Run[] {
  return months.reduce<readonly Run[]>((runs, month) => {
    const modifier = modifierOf(month);
    const last = runs.at(-1);
    if (last?.modifier !== modifier) return [...runs, { first: month, length: 1, modifier }];
    return [...runs.slice(0, -1), { ...last, length: last.length + 1 }];
  }, []);
}

const toneOf = (modifier: number) => (modifier > 0 ? 'surcharge' : modifier < 0 ? 'discount' : 'none');

const { color, motion } = tokens;

const Choices = styled('fieldset')({
  containerType: 'inline-size',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': visuallyHidden,
});

/** Width of the form from which all lengths and their percentages have room in one row. */
const oneRow = '@container (min-width: 31rem)';

const Rows = styled('div')({ display: 'grid', gap: 6, [oneRow]: { display: 'flex', gap: 4 } });

/** @param most lengths of the longest row: one under the other, rows have columns of one width */
const rowStyle = (lengths: number, most: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${most}, minmax(0, 1fr))`,
  gap: '4px',
  rowGap: '6px',
  [oneRow]: { flex: `${lengths} 1 0`, gridTemplateColumns: `repeat(${lengths}, minmax(0, 1fr))` },
});

const Segment = styled('label')({
  display: 'grid',
  placeItems: 'center',
  height: 44,
  borderRadius: 10,
  backgroundColor: color.page,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  transition: `background-color ${motion}`,
  '& input': visuallyHidden,
  '&:hover': { backgroundColor: color.mint },
  '&:has(:checked)': {
    backgroundColor: color.accent,
    color: color.onAccent,
    fontWeight: 700,
    // The accent is one of the reader's colours then (forced-colors.css).
    forcedColorAdjust: 'none',
  },
  '&:has(:focus-visible)': { outline: `2px solid ${color.brandText}`, outlineOffset: 2 },
});

/** A brace below the lengths that it holds for. */
const bracketStyle = {
  position: 'relative',
  pt: 1.25,
  textAlign: 'center',
  // In the narrowest form a percentage is as wide as its month.
  mx: -0.5,
  whiteSpace: 'nowrap',
  fontSize: '0.75rem',
  lineHeight: 1,
  fontWeight: 600,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 7px auto',
    height: 5,
    border: 'solid currentColor',
    borderWidth: '0 1.5px 1.5px',
    borderRadius: '0 0 5px 5px',
    opacity: 0.55,
  },
  '&[data-tone=surcharge]': { color: color.warn },
  '&[data-tone=discount]': { color: color.ok },
  '&[data-tone=none]': { color: color.muted },
  '&[data-chosen=true]': { color: color.accentText },
} as const;
