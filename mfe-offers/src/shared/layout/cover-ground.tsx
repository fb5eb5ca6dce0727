import type { ReactNode } from 'react';
import { coverColors } from '@programme/offer-view';
import { Box, type SxProps, type Theme } from '@programme/ui';

/** Puts content into the middle of the screen, on the green ground, before there is an offer to show. */
export const CoverGround = ({ children, sx }: { readonly children: ReactNode; readonly sx?: SxProps<Theme> }) => (
  <Box
    className="full-bleed"
    sx={
      [
        coverColors,
        {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'center',
          position: 'relative',
          overflow: 'hidden',
          px: 2,
          py: 3,
        },
        ...(Array.isArray(sx) ? (sx as SxProps<Theme>[]) : [sx]),
      ] as SxProps<Theme>
    }
  >
    {children}
  </Box>
);
