import type { OfferAction, OfferEvent } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import type { TextKey } from '@programme/i18n';
import { useTranslate } from '@programme/mfe-contract';
import { Box } from '@programme/ui';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import { TimelineEntry } from '../../../shared/timeline-entry';
import { TypedText } from './typed-text';

const actions: Readonly<Record<OfferAction, TextKey>> = {
  created: 'offers.history.created',
  changed: 'offers.history.changed',
  deleted: 'offers.history.deleted',
  'code-rotated': 'offers.history.rotated',
  accepted: 'offers.history.accepted',
  declined: 'offers.history.declined',
  withdrawn: 'offers.history.withdrawn',
  reversed: 'offers.history.reversed',
  'question-asked': 'offers.history.asked',
  'question-answered': 'offers.history.answered',
  'extension-requested': 'offers.history.extensionRequested',
  extended: 'offers.history.extended',
  'approval-requested': 'offers.history.approvalRequested',
  approved: 'offers.history.approved',
  rejected: 'offers.history.rejected',
  sent: 'offers.history.sent',
};

/** The fields that a change can name; one that a newer API names shows as it is. */
const fields: Readonly<Record<string, TextKey>> = {
  clientName: 'offers.client',
  creator: 'offers.creator',
  currency: 'offers.currency',
  validUntil: 'offers.validUntil',
  language: 'offers.language',
  contactName: 'offers.contact',
  contactEmail: 'offers.contactEmail',
  introduction: 'offers.introduction',
  terms: 'offers.terms',
  quotes: 'offers.tab.quotes',
};

/** What somebody did with an offer. */
export function HistoryEntry({ event }: { readonly event: OfferEvent }) {
  const translate = useTranslate();
  const clock = useStaffClock();
  const nameOf = (field: string) => {
    const key = fields[field];
    return key ? translate(key) : field;
  };
  const when = clock.dateTime(event.at);
  const action = translate(actions[event.action]);
  // Only these say something new of the revision that the client sees.
  const isOfRevision =
    ['changed', 'extended', 'accepted', 'declined'].includes(event.action) && event.revision !== null;
  return (
    <TimelineEntry
      title={
        isOfRevision ? `${action} · ${translate('offers.history.revision', { number: event.revision ?? 0 })}` : action
      }
      when={
        event.username === null
          ? translate('offers.history.by.client', { when })
          : translate('offers.history.by', { when, username: isolated(event.username) })
      }
    >
      {event.action === 'changed' && (
        <Box>{event.fields.map(nameOf).join(', ') || translate('offers.history.nothing')}</Box>
      )}
      {event.reason !== null && <TypedText>{event.reason}</TypedText>}
    </TimelineEntry>
  );
}
