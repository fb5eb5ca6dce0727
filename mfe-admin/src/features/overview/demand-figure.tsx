import type { ReactNode } from 'react';
import { Box, StatValue, Typography } from '@programme/ui';

type Props = {
  readonly title: string;
  readonly figure: string;
  /** What the figure is of, or compares with. */
  readonly note: string;
  /** The chart, and its table. */
  readonly children: ReactNode;
};

/** One question about the calculators: its answer as a figure, and the chart behind it. */
export function DemandFigure({ title, figure, note, children }: Props) {
  return (
    <Box sx={{ position: 'relative', display: 'flex', flexDirection: 'column' }}>
      <Typography component="h3" variant="body2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1, mb: 2 }}>
        <StatValue prominent={false} fontSize="clamp(1.375rem, 1.1rem + 1vw, 1.625rem)">
          {figure}
        </StatValue>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}
