import { useEffect, useEffectEvent, useState } from 'react';
import type { OfferDetails } from '@programme/contracts';
import { daysBetween } from '@programme/formatting';
import { usePageTitle } from '@programme/mfe-contract';
import { Box, PageHeading, Skeleton, Stack } from '@programme/ui';
import { offersApi } from '../api/offers.api';
import { OpensLine } from '../display/opens-line';
import { StatusPill } from '../display/status-pill';
import type { OfferRequest } from '../list/offer-menu';
import { useRequestedAct } from '../../../shared/requested-act';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import { AnswerPanel } from '../answer/answer-panel';
import { MailsPanel } from '../mails/mails-panel';
import { RevisionsPanel } from '../revisions/revisions-panel';
import { isWaiting } from '../thread/is-waiting';
import { ThreadPanel } from '../thread/thread-panel';
import { OfferFacts } from './offer-facts';
import { OfferHeadActions } from './offer-head-actions';
import { OfferQuotes } from './offer-quotes';
import { OfferSkeleton } from './offer-skeleton';
import { OfferTimeline } from './offer-timeline';
import { pageColumns } from './page-columns';

type Props = {
  /** Left out while they load. */
  readonly details: OfferDetails | undefined;
  readonly onRequest: (request: OfferRequest) => void;
};

/** What the page of an offer holds, apart from the way back. */
export const OfferContent = ({ details, onRequest }: Props) =>
  details ? <LoadedOffer key={details.offer.id} details={details} onRequest={onRequest} /> : <OfferSkeleton />;

function LoadedOffer({ details, onRequest }: Props & { readonly details: OfferDetails }) {
  const { offer, quotes, abilities } = details;
  const { today } = useStaffClock();
  const history = offersApi.useOfferHistoryQuery(offer.id);
  const revisions = offersApi.useOfferRevisionsQuery(offer.id);
  const analytics = offersApi.useOfferAnalyticsQuery({ id: offer.id });
  usePageTitle(offer.clientName);
  // Decided once: the panel must not move away from somebody who writes in it.
  const [hasQuestion] = useState(offer.status !== 'withdrawn' && isWaiting(details.thread));
  const requested = useRequestedAct();
  const begin = useEffectEvent(() => {
    if (requested === 'edit' || requested === 'duplicate') onRequest(requested);
  });
  useEffect(() => begin(), []);
  const thread = <ThreadPanel details={details} isFirst={hasQuestion} />;
  const visits = analytics.data;
  const state = {
    status: offer.status,
    daysLeft: daysBetween(today, offer.validUntil),
    opens: visits?.total.count ?? 0,
    lastOpenedAt: visits?.rows[0]?.viewedAt ?? null,
  };
  return (
    <>
      <PageHeading
        title={
          <Box component="bdi" sx={{ overflowWrap: 'anywhere' }}>
            {offer.clientName}
          </Box>
        }
        lead={
          <Stack
            component="span"
            direction="row"
            sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}
          >
            {analytics.isLoading ? <Skeleton variant="rounded" width={96} height={24} /> : <StatusPill {...state} />}
            {visits && <OpensLine offer={state} />}
          </Stack>
        }
        action={<OfferHeadActions offer={offer} abilities={abilities} onRequest={onRequest} />}
      />
      <Box sx={pageColumns}>
        {hasQuestion && thread}
        <AnswerPanel
          details={details}
          revisions={revisions.data ?? []}
          extendsAtOnce={requested === 'extend'}
          onEdit={() => onRequest('edit')}
        />
        <OfferFacts offer={offer} daysLeft={state.daysLeft} events={history.data ?? []} />
        <OfferQuotes quotes={quotes} currency={offer.currency} />
        {!hasQuestion && thread}
        <MailsPanel
          offer={offer}
          abilities={abilities}
          sendsAtOnce={requested === 'send'}
          onEdit={() => onRequest('edit')}
        />
        <RevisionsPanel offer={offer} revisions={revisions} />
        <OfferTimeline history={history} analytics={analytics} />
      </Box>
    </>
  );
}
