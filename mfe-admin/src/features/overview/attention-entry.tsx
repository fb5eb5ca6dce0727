import type { AttentionReason } from '@programme/contracts';
import { useTranslate, type Translate } from '@programme/mfe-contract';
import { AttentionIcon, ExpiredIcon, MailIcon } from '@programme/ui/staff-icons';
import { settingsApi } from '../../shared/settings.api';
import type { Attention } from './attention';
import { OfferRow, type AttentionTone } from './attention-row';

type NotableOffer = Attention['offers'][number];

const looks: Readonly<Record<AttentionReason, { Icon: typeof MailIcon; tone: AttentionTone; act: 'extend' | 'send' }>> =
  {
    expiring: { Icon: AttentionIcon, tone: 'warning', act: 'extend' },
    unopened: { Icon: MailIcon, tone: 'hint', act: 'send' },
    expired: { Icon: ExpiredIcon, tone: 'failure', act: 'extend' },
  };

/** One offer, and why it needs attention. */
export function AttentionEntry(offer: NotableOffer) {
  const { offerId, clientName, reason } = offer;
  const translate = useTranslate();
  const { data: settings } = settingsApi.useSettingsQuery();
  const { act, ...look } = looks[reason];
  const canDo = act === 'extend' || settings?.mail;
  return (
    <OfferRow
      offerId={offerId}
      clientName={clientName}
      {...look}
      {...(canDo && { act, verb: translate(`overview.act.${act}`) })}
    >
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
