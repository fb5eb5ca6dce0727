import { useId, useState, type ReactNode } from 'react';
import { Box, Button, ExpandMoreIcon } from '@programme/ui';
import { prefetch, useOnDemand } from '../shared/use-on-demand';
import type { Choice } from './choice-list';

type Props<Value extends string> = {
  /** Accessible name of the button, which says the current choice too. */
  readonly label: string;
  /** What the button shows. */
  readonly children: ReactNode;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  /** Shows an icon alone, without the arrow of a list. */
  readonly icon?: boolean;
};

const loadList = async () => (await import('./choice-list')).ChoiceList;
const prefetchList = () => prefetch(loadList);

/** A header drop-down of a few choices; closes on a choice, on Escape and on a click outside. */
export function ChoiceMenu<Value extends string>({
  label,
  children,
  choices,
  value,
  onChoose,
  icon = false,
}: Props<Value>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [ChoiceList, fetchList] = useOnDemand(loadList);
  const id = useId();
  const close = () => setAnchor(null);
  const choose = (chosen: Value) => {
    close();
    if (chosen !== value) onChoose(chosen);
  };
  const isOpen = anchor !== null && ChoiceList !== undefined;

  return (
    <>
      <Button
        color="inherit"
        aria-label={label}
        aria-haspopup="menu"
        aria-controls={isOpen ? id : undefined}
        aria-expanded={isOpen}
        onPointerEnter={prefetchList}
        onFocus={prefetchList}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          fetchList();
        }}
        title={icon ? label : undefined}
        endIcon={icon ? undefined : <ExpandMoreIcon sx={{ ml: -0.5, color: 'text.secondary' }} />}
        sx={{ minWidth: 40, px: 1 }}
      >
        <Box component="span" sx={{ display: 'inline-flex' }}>
          {children}
        </Box>
      </Button>
      {ChoiceList && <ChoiceList {...{ id, label, choices, value, anchor }} onChoose={choose} onClose={close} />}
    </>
  );
}
