import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Amount } from './amount';

export type PriceRow = {
  readonly id: string;
  readonly label: ReactNode;
  /** How the amount comes about, in a smaller line below the label. */
  readonly explanation?: ReactNode;
  readonly amount: ReactNode;
  /** `total` is set apart by a line and weight, `muted` is a figure beside the sum. */
  readonly kind?: 'part' | 'total' | 'muted';
};

/** A price explained like a receipt: what, how, and the amount right-aligned. */
export function PriceRows({ rows }: { readonly rows: readonly PriceRow[] }) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {rows.map(({ id, label, explanation, amount, kind = 'part' }) => (
        <Box
          key={id}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            columnGap: 2,
            alignItems: 'baseline',
            py: 0.875,
            ...(kind === 'total' && { mt: 0.75, pt: 1.5, borderTop: '1.5px solid', borderColor: 'text.primary' }),
            fontWeight: kind === 'total' ? 600 : 400,
            color: kind === 'muted' ? 'text.secondary' : 'text.primary',
          }}
        >
          <Box component="dt">
            {label}
            {explanation !== undefined && (
              <Box sx={{ typography: 'caption', color: 'text.secondary', fontWeight: 400 }}>{explanation}</Box>
            )}
          </Box>
          <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
            <Amount>{amount}</Amount>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
