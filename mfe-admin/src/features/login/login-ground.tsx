import type { ReactNode } from 'react';
import { Box, PulseLine, tokens } from '@programme/ui';

const { color, radius } = tokens;

/** The green ground of the login, across which the pulse line runs into the card. */
export const LoginGround = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: { xs: 'start', md: 'center' },
      minHeight: { md: `calc(100dvh - ${tokens.headerHeight + 64}px)` },
      px: { xs: 1.25, sm: 3 },
      pb: { xs: 2.5, md: 6 },
      overflow: 'hidden',
      bgcolor: color.cover,
      borderRadius: `${radius.large}px`,
    }}
  >
    <Box sx={{ display: { xs: 'block', lg: 'none' }, mx: -3 }}>
      <PulseLine height={56} lead="15vw" />
    </Box>
    <Box sx={{ gridArea: '1 / 1', alignSelf: 'center', display: { xs: 'none', lg: 'block' }, mx: -3 }}>
      <PulseLine height={96} lead="52px" />
    </Box>
    <Box sx={{ gridArea: { lg: '1 / 1' }, position: 'relative' }}>{children}</Box>
  </Box>
);
