import { useRef, useState } from 'react';
import { limits } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { Box, IconButton, TextField } from '@programme/ui';
import { EditIcon } from '@programme/ui/staff-icons';
import type { ComparedCalculation } from './compared-calculation';

type Props = {
  readonly calculation: ComparedCalculation;
  readonly onRename: (label: string) => void;
};

/** The name of a column, and a field in its place while it is changed. Enter and blur save; Escape does not. */
export function ColumnName({ calculation: { name, number }, onRename }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  const end = (label: string | null, backToButton: boolean) => {
    setTyped(null);
    if (label !== null && label !== name) onRename(label);
    if (backToButton) requestAnimationFrame(() => button.current?.focus());
  };

  if (typed !== null) {
    return (
      <Box
        component="form"
        onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
        onSubmit={(event) => {
          event.preventDefault();
          end(typed.trim(), true);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') end(null, true);
        }}
      >
        <TextField
          label={translate('saved.name', { number })}
          value={typed}
          size="small"
          fullWidth
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => end(typed.trim(), false)}
          slotProps={{ htmlInput: { autoFocus: true, maxLength: limits.name } }}
        />
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'flex-end', gap: 0.5 }}>
      <IconButton
        ref={button}
        size="small"
        aria-label={translate('saved.rename', { number })}
        onClick={() => setTyped(name)}
        sx={{ my: -0.5 }}
      >
        <EditIcon fontSize="inherit" />
      </IconButton>
      <span>{name}</span>
    </Box>
  );
}
