import type { Overview } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { Box } from '@programme/ui';
import { CallFailure } from '../../shared/failures/call-failure';
import { AttentionList } from './attention-list';
import { CurrencyTable } from './currency-table';
import { DemandSection } from './demand-section';
import { NothingYet } from './nothing-yet';
import { OfferFunnel } from './offer-funnel';
import { OverviewSkeleton } from './overview-skeleton';
import { overviewGrid } from './overview-grid';
import { overviewApi } from './overview.api';

/** The first screen after login: what needs attention, and how offers and calculators fare. */
export function OverviewPage() {
  const translate = useTranslate();
  const { data: overview, error, refetch, isFetching } = overviewApi.useOverviewQuery();

  if (!overview) {
    if (isFetching) return <OverviewSkeleton />;
    return <CallFailure title={translate('overview.failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (isEmpty(overview)) return <NothingYet />;
  const {
    attention,
    waiting = [],
    approvals = [],
    failedMessages,
    priceBooksInReview = [],
    offers,
    currencies,
    calculations,
  } = overview;
  return (
    <Box sx={overviewGrid}>
      <AttentionList
        waiting={waiting}
        approvals={approvals}
        offers={attention}
        failedMessages={failedMessages}
        priceBooks={priceBooksInReview}
      />
      <OfferFunnel {...offers} />
      {currencies.length > 0 && <CurrencyTable currencies={currencies} />}
      <DemandSection {...calculations} />
    </Box>
  );
}

const isEmpty = ({
  attention,
  waiting = [],
  approvals = [],
  failedMessages,
  priceBooksInReview = [],
  offers,
  calculations,
}: Overview) =>
  attention.length === 0 &&
  waiting.length === 0 &&
  approvals.length === 0 &&
  failedMessages === 0 &&
  priceBooksInReview.length === 0 &&
  offers.made === 0 &&
  calculations.weeks.every(({ count }) => count === 0);
