import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { tokens } from '../theme/tokens';
import { Panel } from './panel';
import { CardBanner } from './card-banner';

type Props = {
  /** An icon that says what the card is the way in to. */
  readonly mark: ReactNode;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
};

/** The card of a login or password screen. Its title is the screen's h1. */
export function EntryCard({ mark, title, lead, children }: Props) {
  return (
    <Panel sx={{ maxWidth: 420, mx: 'auto', mt: { xs: 1, md: 5 }, p: { xs: 0, sm: 0 }, overflow: 'hidden' }}>
      <CardBanner height={76} />
      <Box sx={{ px: { xs: 2.5, sm: 4 }, pb: { xs: 3, sm: 4 } }}>
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 52,
            height: 52,
            mt: '-26px',
            mb: 2,
            position: 'relative',
            borderRadius: '14px',
            bgcolor: tokens.color.brand,
            color: tokens.color.onBrand,
            boxShadow: `0 0 0 4px ${tokens.color.card}`,
          }}
        >
          {mark}
        </Box>
        <Typography component="h1" variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
          {title}
        </Typography>
        {lead != null && <Typography sx={{ mt: 0.75, color: 'text.secondary' }}>{lead}</Typography>}
        <Box sx={{ mt: 3 }}>{children}</Box>
      </Box>
    </Panel>
  );
}
