import type { Overview } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { Box } from '@programme/ui';
import { CallFailure } from '../../shared/failures/call-failure';
import { ListHead } from '../../shared/list-head';
import { RefreshButton } from '../../shared/refresh-button';
import { useRefetchOnFocus } from '../../shared/use-refetch-on-focus';
import { AcceptedList } from './accepted-list';
import { attentionOf, countRows } from './attention';
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
  const answer = overviewApi.useOverviewQuery();
  const { data: overview, error, refetch, isFetching } = answer;
  useRefetchOnFocus(answer);

  if (!overview) {
    if (isFetching) return <OverviewSkeleton />;
    return <CallFailure title={translate('overview.failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (isEmpty(overview)) return <NothingYet />;
  const { accepted = [] } = overview;
  return (
    <>
      <ListHead lead={translate('overview.lead')}>
        <RefreshButton busy={isFetching} onRefresh={() => void refetch()} />
      </ListHead>
      <Box sx={overviewGrid}>
        <AttentionList {...attentionOf(overview)} />
        <OfferFunnel {...overview.offers} />
        {accepted.length > 0 && <AcceptedList offers={accepted} />}
        {overview.currencies.length > 0 && <CurrencyTable currencies={overview.currencies} />}
        <DemandSection {...overview.calculations} />
      </Box>
    </>
  );
}

const isEmpty = (overview: Overview) =>
  countRows(attentionOf(overview)) === 0 &&
  (overview.accepted ?? []).length === 0 &&
  overview.offers.made === 0 &&
  overview.calculations.weeks.every(({ count }) => count === 0);
