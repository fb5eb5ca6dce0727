import { limits } from '@programme/contracts';
import { formatWholeNumber } from '@programme/formatting';
import { usePriceBook, useShell } from '@programme/mfe-contract';
import { TextField } from '@programme/ui';
import { useId } from 'react';
import type { SeatError } from './seat-input';

type Props = {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly error: SeatError | null;
  readonly onChange: (typed: string) => void;
  /** What leaving the field makes of its text. */
  readonly onLeave: (typed: string) => string;
};

/** A number that the price follows as it is typed, and so does the message about what cannot be read. */
export function SeatNumberField({ label, hint, value, error, onChange, onLeave }: Props) {
  const { translate, preferences } = useShell();
  const priceBook = usePriceBook();
  const id = useId();
  const message =
    error &&
    translate(error.key, {
      max: formatWholeNumber(limits.people, preferences.language),
      minimum: priceBook.comfort.minimumSeats,
    });
  return (
    <TextField
      id={id}
      label={label}
      value={value}
      fullWidth
      autoComplete="off"
      error={error !== null}
      helperText={message ?? hint}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        const left = onLeave(value);
        if (left !== value) onChange(left);
      }}
      slotProps={{
        htmlInput: { inputMode: 'numeric', maxLength: limits.typedNumber, 'aria-required': true },
        formHelperText: { 'aria-live': 'polite' },
      }}
    />
  );
}
