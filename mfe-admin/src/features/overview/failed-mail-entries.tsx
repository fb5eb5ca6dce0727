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
    <OfferRow {...offer} tone="failure" Icon={MailIcon}>
      {translate('overview.attention.mail', words)}
    </OfferRow>
  );
}

/** One creator whom mails do not reach, and why. */
export function UnreachableCreatorEntry({ name, failure, since }: Attention['unreachableCreators'][number]) {
  const words = useFailureWords(failure, since);
  const { translate } = useShell();
  return (
    <AttentionRow tone="failure" Icon={MailIcon} to={routePath('adminCreators')} title={isolated(name)}>
      {translate('overview.attention.creator', words)}
    </AttentionRow>
  );
}

function useFailureWords(failure: MailFailure, since: string) {
  const translate = useTranslate();
  const clock = useStaffClock();
  const when = clock.relativeDay(since);
  return { when, reason: translate(`offerMails.failure.${failure}`) };
}
