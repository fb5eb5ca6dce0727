import type { ReactNode } from 'react';
import { Box } from '@programme/ui';

/** Facts side by side, as many as there is room for. */
export const FactList = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      columnGap: 3,
      rowGap: 2,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(11.25rem, 100%), 1fr))',
    }}
  >
    {children}
  </Box>
);
