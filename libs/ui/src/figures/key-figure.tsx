import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Figure } from './figure';

type Props = { readonly label: ReactNode; readonly amount: ReactNode; readonly prominent?: boolean };

/** A figure that people look for, with its name above it. One of a group is prominent. */
export function KeyFigure({ label, amount, prominent = false }: Props) {
  return (
    <Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Figure
        sx={{
          display: 'block',
          fontWeight: 650,
          letterSpacing: '-0.02em',
          lineHeight: 1.15,
          fontSize: prominent ? 'clamp(1.75rem, 1.2rem + 2.4vw, 2.5rem)' : 'clamp(1.25rem, 1rem + 1vw, 1.5rem)',
          color: prominent ? 'primary.main' : 'text.primary',
        }}
      >
        {amount}
      </Figure>
    </Box>
  );
}
