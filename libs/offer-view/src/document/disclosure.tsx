import { useId, useState, type ReactNode } from 'react';
import { Box, ExpandMoreIcon, styled, tokens } from '@programme/ui';

const { color, motion, radius } = tokens;

type Props = {
  readonly label: ReactNode;
  /** The offer's width from which it is always open; never, without. */
  readonly openFrom?: 'md';
  readonly children: ReactNode;
};

/** Content behind its label. On paper it is always open. */
export function Disclosure({ label, openFrom, children }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Toggle
        type="button"
        className="screen-only"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={openFrom ? { display: { [`@${openFrom}`]: 'none' } } : undefined}
      >
        <span>{label}</span>
        <ExpandMoreIcon sx={{ transition: `transform ${motion}`, transform: open ? 'rotate(180deg)' : 'none' }} />
      </Toggle>
      <Box
        id={id}
        sx={{
          display: open ? 'block' : openFrom ? { xs: 'none', [`@${openFrom}`]: 'block' } : 'none',
          '@media print': { display: 'block' },
        }}
      >
        {children}
      </Box>
    </>
  );
}

const Toggle = styled('button')(({ theme }) => ({
  ...theme.typography.h3,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  width: '100%',
  minHeight: 48,
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: color.brandText,
  textAlign: 'left',
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${color.brandText}`, outlineOffset: 2 },
}));
