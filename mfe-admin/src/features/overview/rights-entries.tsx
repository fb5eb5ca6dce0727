import { formatPercent, isolated } from '@programme/formatting';
import { routePath, useShell, useTranslate } from '@programme/mfe-contract';
import { AttentionIcon, UsersIcon } from '@programme/ui/staff-icons';
import { useStaffClock } from '../../shared/staff-clock/use-staff-clock';
import type { Attention } from './attention';
import { AttentionRow } from './attention-row';

/** A higher limit of discounts that the reader may confirm. */
export function ProposedLimitEntry({ proposedBy, since, limit }: NonNullable<Attention['proposedLimit']>) {
  const { translate, preferences } = useShell();
  const clock = useStaffClock();
  const { language } = preferences;
  const said = { username: isolated(proposedBy), when: clock.relativeDay(since) };
  return (
    <AttentionRow
      tone="warning"
      Icon={AttentionIcon}
      to={routePath('adminPrices')}
      title={translate('discountLimit.title')}
      verb={translate('overview.act.review')}
    >
      {limit === null
        ? translate('overview.attention.limit.none', said)
        : translate('overview.attention.limit', { ...said, percent: formatPercent(limit, language) })}
    </AttentionRow>
  );
}

/** Somebody whom another admin made an admin, or took that right from. */
export function AdminChangeEntry({ username, isAdmin, changedBy, at }: Attention['adminChanges'][number]) {
  const translate = useTranslate();
  const clock = useStaffClock();
  return (
    <AttentionRow tone="hint" Icon={UsersIcon} to={routePath('adminUsers')} title={isolated(username)}>
      {translate(isAdmin ? 'overview.attention.adminGranted' : 'overview.attention.adminTaken', {
        username: isolated(changedBy),
        when: clock.relativeDay(at),
      })}
    </AttentionRow>
  );
}
