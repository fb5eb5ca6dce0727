import type { ReactNode } from 'react';
import { Box, Chip, Panel, CardBanner, Stack, Typography } from '@programme/ui';
import type { OfferViewModel } from '../../shared/offer-view-model/offer-view-model';

type Props = { readonly view: OfferViewModel; readonly action: ReactNode };

/** Whom the offer is for, who made it and how long it stands. */
export function OfferHeader({ view, action }: Props) {
  return (
    <Panel component="header" sx={{ p: { xs: 0, sm: 0 }, overflow: 'hidden' }}>
      <CardBanner height={48} />
      <Box sx={{ p: { xs: 2.5, sm: 4 }, pt: { xs: 2, sm: 2.5 } }}>
        <Typography variant="body2" sx={{ color: 'primary.main', fontWeight: 650 }}>
          {view.vendor}
        </Typography>
        <Typography
          component="h1"
          variant="h1"
          tabIndex={-1}
          sx={{ fontSize: 'clamp(1.75rem, 1.3rem + 1.9vw, 2.5rem)', outline: 'none' }}
        >
          {view.heading}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <Chip size="small" variant="outlined" label={view.currency} />
          {view.expired && <Chip size="small" color="warning" label={view.expired.badge} sx={{ fontWeight: 650 }} />}
        </Stack>
        <Box
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column', sm: 'row' },
            flexWrap: 'wrap',
            alignItems: { xs: 'stretch', sm: 'flex-end' },
            gap: 2.5,
            mt: 2.5,
            pt: 2.5,
            borderTop: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Facts facts={view.facts} />
          <Box className="screen-only" sx={{ flexShrink: 0 }}>
            {action}
          </Box>
        </Box>
      </Box>
    </Panel>
  );
}

function Facts({ facts }: Pick<OfferViewModel, 'facts'>) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(130px, 1fr))' },
        gap: { xs: 1.25, sm: 2 },
        m: 0,
        flex: { xs: 'none', sm: '1 1 320px' },
      }}
    >
      {facts.map(({ id, label, value }) => (
        <Box
          key={id}
          sx={{ display: { xs: 'flex', sm: 'block' }, justifyContent: 'space-between', gap: 2, minWidth: 0 }}
        >
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, minWidth: 0, fontWeight: 600, fontSize: '0.95rem', textAlign: { xs: 'right', sm: 'left' } }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
