import type { MailFailure } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { routePath, useShell, useTranslate } from '@programme/mfe-contract';
import { MailIcon } from '@programme/ui/staff-icons';
import { useStaffClock } from '../../shared/staff-clock/use-staff-clock';
import type { Attention } from './attention';
import { AttentionRow, OfferRow } from './attention-row';

/** One offer whose contact a mail did not reach, and why. */
export function FailedMailEntry({ failure, since, ...offer }: Attention['failedMails'][number]) {
  const words = useFailureWords(failure, since);
  const { translate } = useShell();
  return (
    <OfferRow
      {...offer}
      tone="failure"
      Icon={MailIcon}
      verb={translate(isOfAddress(failure) ? 'overview.act.edit' : 'overview.act.send')}
      act={isOfAddress(failure) ? 'edit' : 'send'}
    >
      {translate('overview.attention.mail', words)}
    </OfferRow>
  );
}

type UnreachableProps = Attention['unreachableCreators'][number] & { readonly who: 'creator' | 'user' };

/** Somebody whom mails do not reach, and why. */
export function UnreachableEntry({ who, name, failure, since }: UnreachableProps) {
  const words = useFailureWords(failure, since);
  const { translate } = useShell();
  const to = routePath(who === 'creator' ? 'adminCreators' : 'adminUsers');
  return (
    <AttentionRow
      tone="failure"
      Icon={MailIcon}
      to={to}
      title={isolated(name)}
      verb={translate('overview.act.address')}
    >
      {translate(`overview.attention.${who}`, words)}
    </AttentionRow>
  );
}

/** Whether the same mail to the same address would fail again. */
const isOfAddress = (failure: MailFailure): boolean => failure === 'address-unknown' || failure === 'rejected';

function useFailureWords(failure: MailFailure, since: string) {
  const translate = useTranslate();
  const clock = useStaffClock();
  const when = clock.relativeDay(since);
  return { when, reason: translate(`offerMails.failure.${failure}`) };
}
