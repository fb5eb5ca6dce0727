import type { ReactNode } from 'react';
import { Box, Typography } from '@programme/ui';

type Props = {
  readonly id: string;
  readonly title: string;
  /** Beside the title: what the figures are of, or a way on. */
  readonly beside: ReactNode;
};

/** The head of a section of the overview. */
export function SectionHeading({ id, title, beside }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        columnGap: 2,
        rowGap: 0.25,
        mb: 2,
      }}
    >
      <Typography component="h2" variant="h3" id={id}>
        {title}
      </Typography>
      <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
        {beside}
      </Typography>
    </Box>
  );
}
