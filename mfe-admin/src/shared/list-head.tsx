import type { ReactNode } from 'react';
import { Box, Stack, Typography } from '@programme/ui';

type Props = {
  /** What the list below is for. */
  readonly lead: ReactNode;
  /** Buttons that act on the whole list. */
  readonly children?: ReactNode;
};

/** Stands above each list of the portal: its purpose and, at the end of the line, its buttons. */
export const ListHead = ({ lead, children }: Props) => (
  <Box
    sx={{
      mb: 2.5,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: 3,
      rowGap: 1.5,
    }}
  >
    <Typography sx={{ flex: '1 1 16.25rem', maxWidth: '62ch', color: 'text.secondary', textWrap: 'pretty' }}>
      {lead}
    </Typography>
    {children !== undefined && (
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {children}
      </Stack>
    )}
  </Box>
);
