import type { Overview } from '@programme/contracts';
import { formatPercent, formatRelativeDay, isolated } from '@programme/formatting';
import { routePath, useShell } from '@programme/mfe-contract';
import { AttentionIcon } from '@programme/ui/staff-icons';
import { AttentionRow } from './attention-row';

type Waiting = NonNullable<Overview['approvals']>[number];

/** One offer whose discount the reader may approve, and who asks for it. */
export function ApprovalEntry({ offerId, clientName, requestedBy, since, discount }: Waiting) {
  const { translate, preferences } = useShell();
  const { language } = preferences;
  return (
    <AttentionRow
      tone="warning"
      Icon={AttentionIcon}
      to={routePath('offerDetails', { offerId })}
      title={isolated(clientName)}
    >
      {translate('overview.attention.approval', {
        username: isolated(requestedBy),
        percent: formatPercent(discount, language),
        when: formatRelativeDay(since, language),
      })}
    </AttentionRow>
  );
}
