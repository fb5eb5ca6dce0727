import type { ReactNode } from 'react';
import { InputAdornment, TextField, type InputAttributes } from '@programme/ui';
import { SearchIcon } from '@programme/ui/staff-icons';

type Props = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** What a list is searched for. */
export function SearchField({ onChange, input, ...field }: Props & { readonly input?: InputAttributes }) {
  const icon = (
    <InputAdornment position="start">
      <SearchIcon />
    </InputAdornment>
  );
  return (
    <TextField
      {...field}
      type="search"
      onChange={(event) => onChange(event.target.value)}
      size="small"
      fullWidth
      autoComplete="off"
      slotProps={{ input: { startAdornment: icon }, ...(input && { htmlInput: input }) }}
    />
  );
}

/** One of the values that a list is filtered by; the options are its children. */
export function ChoiceField({ onChange, ...field }: Props & { readonly children: ReactNode }) {
  return <TextField {...field} select onChange={(event) => onChange(event.target.value)} size="small" fullWidth />;
}
