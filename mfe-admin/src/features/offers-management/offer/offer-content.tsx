import { useEffect, useEffectEvent, useState } from 'react';
import type { OfferDetails } from '@programme/contracts';
import { daysBetween } from '@programme/formatting';
import { usePageTitle } from '@programme/mfe-contract';
import { Box, Skeleton } from '@programme/ui';
import { offersApi } from '../api/offers.api';
import { OpensLine } from '../display/opens-line';
import { StatusPill } from '../display/status-pill';
import type { OfferRequest } from '../list/offer-menu';
import { PageHead, type PageBack } from '../../../shared/page-head';
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
  readonly back: PageBack;
  readonly onRequest: (request: OfferRequest) => void;
};

/** What the page of an offer holds. */
export const OfferContent = ({ details, ...props }: Props) =>
  details ? <LoadedOffer key={details.offer.id} details={details} {...props} /> : <OfferSkeleton />;

function LoadedOffer({ details, back, onRequest }: Props & { readonly details: OfferDetails }) {
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
      <PageHead
        title={<bdi>{offer.clientName}</bdi>}
        back={back}
        mark={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
            {analytics.isLoading ? <Skeleton variant="rounded" width={96} height={24} /> : <StatusPill {...state} />}
            {visits && (
              <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
                <OpensLine offer={state} />
              </Box>
            )}
          </Box>
        }
      >
        <OfferHeadActions offer={offer} abilities={abilities} onRequest={onRequest} />
      </PageHead>
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
