import type { ReactNode } from 'react';
import { Box } from '@programme/ui';

type Props = {
  readonly name: string;
  /** Takes the whole row of a grid. */
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** A name and its value, in a `dl`. */
export function Fact({ name, wide = false, children }: Props) {
  return (
    <Box sx={{ minWidth: 0, gridColumn: wide ? '1 / -1' : undefined }}>
      <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, mt: 0.25, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}
