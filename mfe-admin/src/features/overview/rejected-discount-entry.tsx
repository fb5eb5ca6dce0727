import { isolated } from '@programme/formatting';
import { useTranslate } from '@programme/mfe-contract';
import { AttentionIcon } from '@programme/ui/staff-icons';
import { useStaffClock } from '../../shared/staff-clock/use-staff-clock';
import type { Attention } from './attention';
import { OfferRow } from './attention-row';

/** One offer whose discount the reader gave, and who did not approve it. Its page tells why. */
export function RejectedDiscountEntry({ rejectedBy, since, ...offer }: Attention['rejectedDiscounts'][number]) {
  const translate = useTranslate();
  const clock = useStaffClock();
  return (
    <OfferRow {...offer} tone="failure" Icon={AttentionIcon} verb={translate('overview.act.edit')} act="edit">
      {translate('overview.attention.rejected', {
        username: isolated(rejectedBy),
        when: clock.relativeDay(since),
      })}
    </OfferRow>
  );
}
