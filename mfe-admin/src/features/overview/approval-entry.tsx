import { formatPercent, isolated } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { AttentionIcon } from '@programme/ui/staff-icons';
import { useStaffClock } from '../../shared/staff-clock/use-staff-clock';
import type { Attention } from './attention';
import { OfferRow } from './attention-row';

/** One offer whose discount the reader may approve, and who asks for it. */
export function ApprovalEntry({ requestedBy, since, discount, ...offer }: Attention['approvals'][number]) {
  const { translate, preferences } = useShell();
  const clock = useStaffClock();
  const { language } = preferences;
  return (
    <OfferRow {...offer} tone="warning" Icon={AttentionIcon} verb={translate('overview.act.review')}>
      {translate('overview.attention.approval', {
        username: isolated(requestedBy),
        percent: formatPercent(discount, language),
        when: clock.relativeDay(since),
      })}
    </OfferRow>
  );
}
