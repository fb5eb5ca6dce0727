import { Menu, MenuItem } from '@programme/ui/overlays';

export type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly lang?: string;
};

export type ChoiceListProps<Value extends string> = {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  /** What it opens below; closed without. */
  readonly anchor: HTMLElement | null;
  readonly onChoose: (value: Value) => void;
  readonly onClose: () => void;
};

/** What a header drop-down opens. */
export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const { id, label, choices, value, anchor, onChoose, onClose } = props;
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
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
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
