import type { Overview } from '@programme/contracts';
import { formatRelativeDay, isolated } from '@programme/formatting';
import { routePath, useShell } from '@programme/mfe-contract';
import { AttentionIcon, MailIcon } from '@programme/ui/staff-icons';
import { AttentionRow } from './attention-row';

type Waiting = NonNullable<Overview['waiting']>[number];

const icons: Readonly<Record<Waiting['reason'], typeof MailIcon>> = { question: MailIcon, extension: AttentionIcon };

/** One offer whose client waits for an answer, and since when. */
export function WaitingEntry({ offerId, clientName, reason, since }: Waiting) {
  const { translate, preferences } = useShell();
  return (
    <AttentionRow
      tone="warning"
      Icon={icons[reason]}
      to={routePath('offerDetails', { offerId })}
      title={isolated(clientName)}
    >
      {translate(`overview.attention.${reason}`, { when: formatRelativeDay(since, preferences.language) })}
    </AttentionRow>
  );
}
