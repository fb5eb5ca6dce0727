import { useCallback } from 'react';
import { formatWholeNumber, parseWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { TextField, type TextFieldProps } from './text-field';

type Props = Omit<TextFieldProps, 'type' | 'onLeave' | 'input'>;

/**
 * A whole number as people type it in any of our languages: it stays as typed while the field has focus, then shows
 * grouped (decision B21). What is no whole number stays untouched for the reader to mend.
 */
export function NumberField(props: Props) {
  const { language } = useShell().preferences;
  const grouped = useCallback(
    (typed: string) => {
      const parsed = parseWholeNumber(typed);
      return parsed.ok ? formatWholeNumber(parsed.value, language) : typed;
    },
    [language],
  );
  return <TextField {...props} input={{ inputMode: 'numeric' }} onLeave={grouped} />;
}
