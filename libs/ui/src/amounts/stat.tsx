import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { StatValue } from './stat-value';

type Props = { readonly label: ReactNode; readonly amount: ReactNode; readonly prominent?: boolean };

/** A large amount with its label above; no larger than its container, if it has one (CSS `container-type`), has room for. */
export function Stat({ label, amount, prominent = false }: Props) {
  return (
    <Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <StatValue
        prominent={prominent}
        fontSize={
          prominent ? 'min(clamp(1.75rem, 1.2rem + 2.4vw, 2.5rem), 10.5cqi)' : 'clamp(1.25rem, 1rem + 1vw, 1.5rem)'
        }
      >
        {amount}
      </StatValue>
    </Box>
  );
}
