import type { AttentionReason, Overview } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { routePath, useTranslate, type Translate } from '@programme/mfe-contract';
import { AttentionIcon, ExpiredIcon, MailIcon } from '@programme/ui/staff-icons';
import { AttentionRow, type AttentionTone } from './attention-row';

type Attention = Overview['attention'][number];

const looks: Readonly<Record<AttentionReason, { Icon: typeof MailIcon; tone: AttentionTone }>> = {
  expiring: { Icon: AttentionIcon, tone: 'warning' },
  unopened: { Icon: MailIcon, tone: 'hint' },
  expired: { Icon: ExpiredIcon, tone: 'failure' },
};

/** One offer, and why it needs attention. */
export function AttentionEntry(offer: Attention) {
  const translate = useTranslate();
  return (
    <AttentionRow
      {...looks[offer.reason]}
      to={routePath('offerDetails', { offerId: offer.offerId })}
      title={isolated(offer.clientName)}
    >
      {reasonOf(offer, translate)}
    </AttentionRow>
  );
}

function reasonOf({ reason, days, opened }: Attention, translate: Translate): string {
  if (reason === 'unopened') return translate('overview.attention.unopened', { count: days });
  const when =
    reason === 'expiring' && days === 0
      ? translate('overview.attention.today')
      : translate(`overview.attention.${reason}`, { count: days });
  return `${when} ${translate(opened ? 'overview.attention.opened' : 'overview.attention.notOpened')}`;
}
