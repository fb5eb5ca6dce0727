import { useCallback, useMemo } from 'react';
import { formatNumber, formatWholeNumber, parseAmount, parseWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { TextField, type TextFieldProps } from './text-field';

type Props = Omit<TextFieldProps, 'type' | 'onLeave' | 'input' | 'lines'> & { readonly placeholder?: string };

/**
 * A whole number as people type it in any of our languages: it stays as typed while the field has focus, then shows
 * grouped (decision B21). What is no whole number stays untouched for the reader to mend.
 */
export function NumberField({ placeholder, ...props }: Props) {
  const grouped = useGrouped(parseWholeNumber, formatWholeNumber);
  return <TextField {...props} input={useDigits('numeric', placeholder)} onLeave={grouped} />;
}

type AmountProps = Props & {
  /** What is read as an amount: `parseMoney` in a field of money, which may be pasted with its currency's sign. */
  readonly parse?: typeof parseAmount;
};

/** Money or a percentage: as {@link NumberField}, with up to two decimals. */
export function AmountField({ placeholder, parse = parseAmount, ...props }: AmountProps) {
  const grouped = useGrouped(parse, formatNumber);
  return <TextField {...props} input={useDigits('decimal', placeholder)} onLeave={grouped} />;
}

/** The keyboard of a phone for digits, as one object for as long as it stays the same. */
const useDigits = (inputMode: 'numeric' | 'decimal', placeholder: string | undefined) =>
  useMemo(() => ({ inputMode, placeholder }), [inputMode, placeholder]);

function useGrouped(parse: typeof parseAmount, format: typeof formatWholeNumber): (typed: string) => string {
  const { language } = useShell().preferences;
  return useCallback(
    (typed: string) => {
      const parsed = parse(typed);
      return parsed.ok ? format(parsed.value, language) : typed;
    },
    [parse, format, language],
  );
}
