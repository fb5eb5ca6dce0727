import type { ReactNode } from 'react';
import { Box, tokens } from '@programme/ui';

type Props = {
  /** The name of a row. */
  readonly children: ReactNode;
  /** Share of the longest bar, −1 to 1. Bars of both signs start in the middle, those below zero to the left. */
  readonly share: number;
  /** Whether rows of the table have bars of both signs. */
  readonly signed?: boolean;
};

const { color } = tokens;

/** The name of a table's row, and beside it its figure as a bar. The figure itself has a column of its own. */
export function MeasuredName({ children, share, signed = false }: Props) {
  const width = `${Math.abs(share) * (signed ? 50 : 100)}%`;
  const position = signed ? { [share < 0 ? 'right' : 'left']: '50%' } : { left: 0 };
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(4.75rem, auto) minmax(16px, 1fr)', sm: '6.75rem minmax(3rem, 1fr)' },
        columnGap: 1.5,
        minWidth: { sm: 280 },
      }}
    >
      <span>{children}</span>
      <Box aria-hidden sx={{ position: 'relative', alignSelf: 'stretch' }}>
        <Box sx={{ ...barStyle, ...position, width, bgcolor: share > 0 && signed ? color.warn : color.bar }} />
      </Box>
    </Box>
  );
}

const barStyle = { position: 'absolute', top: 'calc(50% - 5px)', height: 10, borderRadius: '5px' } as const;
