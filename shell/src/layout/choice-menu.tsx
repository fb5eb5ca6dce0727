import { useId, useState, type ReactNode } from 'react';
import { Box, Button, ExpandMoreIcon, Menu, MenuItem } from '@programme/ui';

type Choice<Value extends string> = { readonly value: Value; readonly label: string; readonly lang?: string };

type Props<Value extends string> = {
  /** Accessible name of the button, which says the current choice too. */
  readonly label: string;
  /** What the button shows. */
  readonly children: ReactNode;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
};

/** A header drop-down of a few choices; closes on a choice, on Escape and on a click outside. */
export function ChoiceMenu<Value extends string>({ label, children, choices, value, onChoose }: Props<Value>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  const choose = (chosen: Value) => {
    close();
    if (chosen !== value) onChoose(chosen);
  };
  return (
    <>
      <Button
        color="inherit"
        aria-label={label}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={<ExpandMoreIcon sx={{ ml: -0.5 }} />}
        sx={{ minWidth: 0, px: 1 }}
      >
        <Box component="span">{children}</Box>
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        // Stays in the header, and so inside a landmark.
        disablePortal
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {choices.map((choice) => (
          <MenuItem
            key={choice.value}
            role="menuitemradio"
            aria-checked={choice.value === value}
            selected={choice.value === value}
            lang={choice.lang}
            onClick={() => choose(choice.value)}
          >
            {choice.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
