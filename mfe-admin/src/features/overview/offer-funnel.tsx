import { useId } from 'react';
import type { Overview } from '@programme/contracts';
import { formatPercent, formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, Panel, tokens, Typography } from '@programme/ui';
import { SectionHeading } from './section-heading';
import { ShareBar } from './share-bar';

/** How far offers came: each step as a share of those sent, and how long it took. An older API knows only some of them. */
export function OfferFunnel({ made, sent = made, opened, openedAgain, accepted, ...more }: Overview['offers']) {
  const { translate, preferences } = useShell();
  const { language } = preferences;
  const id = useId();
  const steps = [
    { name: translate(accepted === undefined ? 'overview.funnel.made' : 'overview.funnel.sent'), count: sent },
    { name: translate('overview.funnel.opened'), count: opened },
    { name: translate('overview.funnel.again'), count: openedAgain },
    ...(accepted === undefined
      ? []
      : [{ name: translate('overview.funnel.accepted'), count: accepted, color: tokens.color.accent }]),
  ];
  const whole = Math.max(sent, 1);
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
                      {formatPercent(Math.round((count / whole) * 100), language)}
                    </Box>
                  )}
                  <Box component="strong" sx={{ fontWeight: 650 }}>
                    {formatWholeNumber(count, language)}
                  </Box>
                </Box>
                <Box component="dd" sx={{ m: 0, gridColumn: '1 / -1' }} aria-hidden>
                  <ShareBar share={Math.min(count / whole, 1)} height={16} {...(color && { color })} />
                </Box>
              </Box>
            ))}
          </Box>
          <Box sx={{ mt: 2.5, display: 'grid', gap: 0.5, typography: 'body2', color: 'text.secondary' }}>
            <div>{translate('overview.funnel.again.hint')}</div>
            <Pace {...more} />
          </Box>
        </>
      )}
    </Panel>
  );
}

/** How soon offers are opened and decided, and why they are declined. */
function Pace({
  hoursToOpen,
  hoursToDecide,
  declined = 0,
  declineReason,
}: Pick<Overview['offers'], 'hoursToOpen' | 'hoursToDecide' | 'declined' | 'declineReason'>) {
  const { translate, preferences } = useShell();
  const time = (hours: number) => {
    const count = Math.max(1, Math.round(hours < hoursInWords ? hours : hours / 24));
    return translate(hours < hoursInWords ? 'overview.funnel.hours' : 'overview.funnel.days', { count });
  };
  return (
    <>
      {hoursToOpen != null && <div>{translate('overview.funnel.toOpen', { time: time(hoursToOpen) })}</div>}
      {hoursToDecide != null && <div>{translate('overview.funnel.toDecide', { time: time(hoursToDecide) })}</div>}
      {declineReason != null && (
        <div>
          {translate('overview.funnel.declined', {
            number: formatWholeNumber(declined, preferences.language),
            reason: translate(`offerAnswer.reason.${declineReason}`),
          })}
        </div>
      )}
    </>
  );
}

/** From two days on, a time is told in days. */
const hoursInWords = 48;
