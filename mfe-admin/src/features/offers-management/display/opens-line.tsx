import type { ListedOffer } from '@programme/contracts';
import { formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import { saysOpens } from './status-pill';

type Props = { readonly offer: Pick<ListedOffer, 'status' | 'daysLeft' | 'opens' | 'lastOpenedAt'> };

/** When clients opened an offer last, and how often unless its pill says so. The exact time is the title. */
export function OpensLine({ offer }: Props) {
  const { translate, preferences } = useShell();
  const clock = useStaffClock();
  const { language } = preferences;
  const { opens, lastOpenedAt } = offer;
  if (lastOpenedAt === null) return <>{translate('offers.opened.never')}</>;
  const when = clock.relativeDay(lastOpenedAt);
  const number = formatWholeNumber(opens, language);
  return (
    <time dateTime={lastOpenedAt} title={clock.dateTime(lastOpenedAt)}>
      {saysOpens(offer)
        ? translate('offers.opened.last', { when })
        : `${translate('offers.opened', { number })} · ${when}`}
    </time>
  );
}
