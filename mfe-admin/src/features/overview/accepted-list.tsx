import { useId } from 'react';
import type { Overview } from '@programme/contracts';
import { formatMoney } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, CheckIcon, Panel } from '@programme/ui';
import { useStaffClock } from '../../shared/staff-clock/use-staff-clock';
import { OfferRow } from './attention-row';
import { SectionHeading } from './section-heading';

type Props = { readonly offers: NonNullable<Overview['accepted']> };

/** What clients have accepted lately, for how much and when. */
export function AcceptedList({ offers }: Props) {
  const { translate, preferences } = useShell();
  const clock = useStaffClock();
  const id = useId();
  return (
    <Panel component="section" aria-labelledby={id} className="wide">
      <SectionHeading id={id} title={translate('overview.accepted')} beside={translate('overview.accepted.window')} />
      <Box component="ul" aria-labelledby={id} sx={{ m: 0, mx: -1, p: 0, listStyle: 'none' }}>
        {offers.map(({ total, currency, at, ...offer }) => (
          <OfferRow key={offer.offerId} {...offer} tone="success" Icon={CheckIcon}>
            {translate('overview.accepted.row', {
              total: formatMoney(total, currency, preferences.language),
              when: clock.relativeDay(at),
            })}
          </OfferRow>
        ))}
      </Box>
    </Panel>
  );
}
