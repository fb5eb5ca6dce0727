import type { ReactNode } from 'react';
import { Box } from '@programme/ui';

/** The way back and the way on of a step, at the foot of the dialog. */
export const AnswerButtons = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: 1,
      mt: 3,
      '& > *': { flex: { xs: '1 1 auto', sm: 'none' } },
    }}
  >
    {children}
  </Box>
);
