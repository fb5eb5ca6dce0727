import type { ListedOffer } from '@programme/contracts';
import { formatDateTime, formatRelativeDay, formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { saysOpens } from './status-pill';

type Props = { readonly offer: Pick<ListedOffer, 'status' | 'daysLeft' | 'opens' | 'lastOpenedAt'> };

/** When clients opened an offer last, and how often unless its pill says so. The exact time is the title. */
export function OpensLine({ offer }: Props) {
  const { translate, preferences } = useShell();
  const { language } = preferences;
  const { opens, lastOpenedAt } = offer;
  if (lastOpenedAt === null) return <>{translate('offers.opened.never')}</>;
  const when = formatRelativeDay(lastOpenedAt, language);
  const number = formatWholeNumber(opens, language);
  return (
    <time dateTime={lastOpenedAt} title={formatDateTime(lastOpenedAt, language)}>
      {saysOpens(offer)
        ? translate('offers.opened.last', { when })
        : `${translate('offers.opened', { number })} · ${when}`}
    </time>
  );
}
