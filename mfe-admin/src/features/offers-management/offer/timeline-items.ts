import type { OfferEvent, OfferVisit } from '@programme/contracts';

export type TimelineItem =
  | { readonly kind: 'event'; readonly at: string; readonly event: OfferEvent }
  | { readonly kind: 'visit'; readonly at: string; readonly visit: OfferVisit };

/** What staff did with an offer and how clients opened it, as one list, newest first. */
export function timelineItems(events: readonly OfferEvent[], visits: readonly OfferVisit[]): TimelineItem[] {
  const items: TimelineItem[] = [
    ...events.map((event) => ({ kind: 'event', at: event.at, event }) as const),
    ...visits.map((visit) => ({ kind: 'visit', at: visit.viewedAt, visit }) as const),
  ];
  return items.sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
