import type { ReactNode } from 'react';
import { Box } from '@programme/ui';

/** A cell of a table for the length on offer. */
export const ChosenAmount = ({ children }: { readonly children: ReactNode }) => (
  <Box component="strong" sx={{ fontWeight: 650, color: 'primary.main' }}>
    {children}
  </Box>
);
