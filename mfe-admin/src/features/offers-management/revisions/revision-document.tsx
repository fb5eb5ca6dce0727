import type { OfferRevision } from '@programme/contracts';
import { daysBetween } from '@programme/formatting';
import { useOfferViewModel } from '@programme/offer-view';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import { OfferPaper } from '../display/offer-paper';

/** A revision as its client saw it. */
export function RevisionDocument({ revision: { number, snapshot } }: { readonly revision: OfferRevision }) {
  const { calendarDay, today } = useStaffClock();
  const { createdAt, validUntil } = snapshot.offer;
  const view = useOfferViewModel({
    offer: {
      ...snapshot.offer,
      preparedOn: calendarDay(createdAt),
      daysLeft: daysBetween(today, validUntil),
      expired: false,
    },
    quotes: snapshot.quotes,
    status: 'open',
    revision: number,
    decision: null,
    language: null,
    contact: null,
    creatorContact: { email: null, phone: null },
    thread: [],
    extensionRequestedAt: null,
  });
  return <OfferPaper view={view} />;
}
