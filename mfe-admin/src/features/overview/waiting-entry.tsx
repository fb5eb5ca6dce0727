import { useTranslate } from '@programme/mfe-contract';
import { AttentionIcon, MailIcon } from '@programme/ui/staff-icons';
import { useStaffClock } from '../../shared/staff-clock/use-staff-clock';
import type { Attention } from './attention';
import { OfferRow } from './attention-row';

type Waiting = Attention['waiting'][number];

const icons: Readonly<Record<Waiting['reason'], typeof MailIcon>> = { question: MailIcon, extension: AttentionIcon };

/** One offer whose client waits for an answer, and since when. */
export function WaitingEntry({ reason, since, question, ...offer }: Waiting) {
  const translate = useTranslate();
  const clock = useStaffClock();
  return (
    <OfferRow
      {...offer}
      tone="warning"
      Icon={icons[reason]}
      quote={question}
      verb={translate(reason === 'question' ? 'overview.act.answer' : 'overview.act.extend')}
      {...(reason === 'extension' && { act: 'extend' })}
    >
      {translate(`overview.attention.${reason}`, { when: clock.relativeDay(since) })}
    </OfferRow>
  );
}
