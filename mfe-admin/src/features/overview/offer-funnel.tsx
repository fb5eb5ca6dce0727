import { useId } from 'react';
import type { Overview } from '@programme/contracts';
import { formatPercent, formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, Panel, tokens, Typography } from '@programme/ui';
import { SectionHeading } from './section-heading';
import { ShareBar } from './share-bar';

/** How many offers were made, opened, and opened again: each as a share of those made. */
export function OfferFunnel({ made, opened, openedAgain }: Overview['offers']) {
  const { translate, preferences } = useShell();
  const { language } = preferences;
  const id = useId();
  const steps = [
    { name: translate('overview.funnel.made'), count: made },
    { name: translate('overview.funnel.opened'), count: opened },
    { name: translate('overview.funnel.again'), count: openedAgain, color: tokens.color.accent },
  ];
  return (
    <Panel component="section" aria-labelledby={id} sx={{ alignSelf: 'start' }}>
      <SectionHeading id={id} title={translate('overview.funnel')} beside={translate('overview.offers.window')} />
      {made === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{translate('overview.offers.none')}</Typography>
      ) : (
        <>
          <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2.5 }}>
            {steps.map(({ name, count, color }, index) => (
              <Box key={name} sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, rowGap: 0.75 }}>
                <Typography component="dt" sx={{ fontWeight: 550 }}>
                  {name}
                </Typography>
                <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                  {index > 0 && (
                    <Box component="span" sx={{ mr: 1.25, color: 'text.secondary' }}>
                      {formatPercent(Math.round((count / made) * 100), language)}
                    </Box>
                  )}
                  <Box component="strong" sx={{ fontWeight: 650 }}>
                    {formatWholeNumber(count, language)}
                  </Box>
                </Box>
                <Box component="dd" sx={{ m: 0, gridColumn: '1 / -1' }} aria-hidden>
                  <ShareBar share={count / made} height={16} color={color} />
                </Box>
              </Box>
            ))}
          </Box>
          <Typography variant="body2" sx={{ mt: 2.5, color: 'text.secondary' }}>
            {translate('overview.funnel.again.hint')}
          </Typography>
        </>
      )}
    </Panel>
  );
}
