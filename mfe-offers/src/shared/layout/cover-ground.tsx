import type { ReactNode } from 'react';
import { Box, tokens, type SxProps, type Theme } from '@programme/ui';

const { color } = tokens;

/** The green ground of an offer's cover. On paper it is white. */
export const coverColors = {
  bgcolor: color.cover,
  color: color.onPanel,
  // The focus ring of cards and pages is too dark here.
  '& > .on-cover :focus-visible': { outlineColor: color.onPanel },
  '@media print': { bgcolor: 'transparent', color: color.ink },
} as const;

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
