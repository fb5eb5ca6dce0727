import { useId } from 'react';
import type { Overview } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Panel, Typography } from '@programme/ui';
import { AttentionEntry } from './attention-entry';
import { SectionHeading } from './section-heading';

/** Offers that somebody should look at, the most urgent first. */
export function AttentionList({ offers }: { readonly offers: Overview['attention'] }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Panel component="section" aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={translate('overview.attention')}
        beside={offers.length > 1 && translate('overview.attention.order')}
      />
      {offers.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{translate('overview.attention.none')}</Typography>
      ) : (
        <Box component="ul" aria-labelledby={id} sx={{ m: 0, mx: -1, p: 0, listStyle: 'none' }}>
          {offers.map((offer) => (
            <AttentionEntry key={offer.offerId} {...offer} />
          ))}
        </Box>
      )}
    </Panel>
  );
}
