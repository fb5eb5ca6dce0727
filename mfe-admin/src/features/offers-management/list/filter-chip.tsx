import type { ReactNode } from 'react';
import { ExpandMoreIcon, styled, tokens } from '@programme/ui';

type Props = {
  /** Names it; what it shows is the chosen option. */
  readonly label: string;
  readonly value: string;
  /** Whether it narrows the list. */
  readonly isChosen?: boolean;
  readonly onChange: (value: string) => void;
  /** The options. */
  readonly children: ReactNode;
};

/** One of the values that a list is filtered by, as a chip of a row: the browser's own list, for every keyboard and phone. */
export const FilterChip = ({ label, value, isChosen = false, onChange, children }: Props) => (
  <Chip data-chosen={isChosen || undefined}>
    <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {children}
    </select>
    <ExpandMoreIcon aria-hidden />
  </Chip>
);

const { color, radius } = tokens;

const Chip = styled('span')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  '& select': {
    appearance: 'none',
    // As wide as the chosen option, where the browser can.
    fieldSizing: 'content',
    minWidth: 0,
    maxWidth: '100%',
    minHeight: 40,
    padding: '0 2rem 0 0.75rem',
    border: `1px solid ${color.control}`,
    borderRadius: radius.control,
    backgroundColor: color.card,
    color: color.ink,
    font: 'inherit',
    fontSize: '0.9375rem',
    fontWeight: 500,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    '&:focus-visible': { outline: `2px solid ${color.brandText}`, outlineOffset: 1 },
  },
  '& option': { backgroundColor: color.card, color: color.ink },
  '& svg': { position: 'absolute', insetInlineEnd: '0.5rem', fontSize: '1.25rem', pointerEvents: 'none' },
  '&[data-chosen] select': { borderColor: color.brandText, backgroundColor: color.mint, color: color.brandText },
});
