import type { MouseEvent } from 'react';
import type { Creator, ListedOffer } from '@programme/contracts';
import { formatDate } from '@programme/formatting';
import { routePath, useShell } from '@programme/mfe-contract';
import { RouterLink, useLocation, useNavigate } from '@programme/platform';
import { Amount } from '@programme/ui';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import { CreatorMark } from '../display/creator-mark';
import { MaskedCode } from '../display/masked-code';
import { OpensLine } from '../display/opens-line';
import { QuoteSummary } from '../display/quote-summary';
import { StatusPill } from '../display/status-pill';
import { OfferActions } from './offer-actions';
import type { OfferRequest } from './offer-menu';
import { OfferTotals } from './offer-totals';

type Props = {
  readonly offer: ListedOffer;
  /** Whether it is new, or not as it was shown before. */
  readonly changed: boolean;
  readonly creators: readonly Creator[];
  readonly onRequest: (request: OfferRequest) => void;
};

/**
 * One offer of the list. A click on the row opens the offer's page, as its name does, which is a link for keyboards and
 * new tabs. Explicit table roles, because browsers drop them when CSS lays the row out as a card.
 */
export function OfferRow({ offer, changed, creators, onRequest }: Props) {
  const { translate, preferences } = useShell();
  const clock = useStaffClock();
  const { language } = preferences;
  const { search } = useLocation();
  const navigate = useNavigate();
  // With the query of the list, so that the way back leads to the same filters.
  const page = { pathname: routePath('offerDetails', { offerId: offer.id }), search };
  const validUntil = formatDate(offer.validUntil, language);
  const created = clock.dayOf(offer.createdAt);
  const open = (event: MouseEvent<HTMLElement>) => {
    if (isForRow(event)) void navigate(page);
  };
  return (
    <tr role="row" data-offer="" data-changed={changed || undefined} onClick={open}>
      <th role="rowheader" scope="row">
        <RouterLink to={page}>
          <bdi>{offer.clientName}</bdi>
        </RouterLink>
        {changed && <small data-mark="">{translate('offers.changed')}</small>}
        <QuoteSummary quotes={offer.quotes} />
      </th>
      <td role="cell" data-column="status">
        <StatusPill status={offer.status} daysLeft={offer.daysLeft} opens={offer.opens} />
        <small data-wide="">
          <OpensLine offer={offer} />
        </small>
        <small data-narrow="validUntil">
          <Amount>{validUntil}</Amount>
        </small>
      </td>
      <td role="cell" data-column="creator" data-label={translate('offers.creator')}>
        <CreatorMark name={offer.creator} creators={creators} />
      </td>
      <td role="cell" data-column="totals" data-label={translate('offers.totals')}>
        <OfferTotals offer={offer} />
      </td>
      <td role="cell" data-column="currency">
        {offer.currency}
      </td>
      <td role="cell" data-column="password" data-label={translate('offers.password')}>
        <MaskedCode offer={offer} />
      </td>
      <td role="cell" data-column="validUntil" data-label={translate('offers.validUntil')}>
        <Amount sx={{ color: offer.expired ? 'text.secondary' : undefined }}>{validUntil}</Amount>
        <small data-narrow="created">{translate('offers.created.on', { day: created })}</small>
      </td>
      <td role="cell" data-column="created" data-label={translate('offers.created')}>
        <Amount>{created}</Amount>
      </td>
      <td role="cell" data-column="actions">
        <OfferActions offer={offer} onRequest={onRequest} />
      </td>
    </tr>
  );
}

/** Whether a click is for the row: not for a button in it or a menu above it, and no selection of its text. */
function isForRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  return target.closest('a, button') === null && window.getSelection()?.isCollapsed !== false;
}
