import type { AttentionReason } from '@programme/contracts';
import { useTranslate, type Translate } from '@programme/mfe-contract';
import { AttentionIcon, ExpiredIcon, MailIcon } from '@programme/ui/staff-icons';
import type { Attention } from './attention';
import { OfferRow, type AttentionTone } from './attention-row';

type NotableOffer = Attention['offers'][number];

const looks: Readonly<Record<AttentionReason, { Icon: typeof MailIcon; tone: AttentionTone }>> = {
  expiring: { Icon: AttentionIcon, tone: 'warning' },
  unopened: { Icon: MailIcon, tone: 'hint' },
  expired: { Icon: ExpiredIcon, tone: 'failure' },
};

/** One offer, and why it needs attention. */
export function AttentionEntry(offer: NotableOffer) {
  const { offerId, clientName, reason } = offer;
  const translate = useTranslate();
  return (
    <OfferRow offerId={offerId} clientName={clientName} {...looks[reason]}>
      {reasonOf(offer, translate)}
    </OfferRow>
  );
}

function reasonOf({ reason, days, opened }: NotableOffer, translate: Translate): string {
  if (reason === 'unopened') return translate('overview.attention.unopened', { count: days });
  const when =
    reason === 'expiring' && days === 0
      ? translate('overview.attention.today')
      : translate(`overview.attention.${reason}`, { count: days });
  return `${when} ${translate(opened ? 'overview.attention.opened' : 'overview.attention.notOpened')}`;
}
