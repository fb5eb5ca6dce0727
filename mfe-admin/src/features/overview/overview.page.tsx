import type { Overview } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Stack } from '@programme/ui';
import { CallFailure } from '../../shared/failures/call-failure';
import { PageHead } from '../../shared/page-head';
import { RefreshButton } from '../../shared/refresh-button';
import { useRefetchOnFocus } from '../../shared/use-refetch-on-focus';
import { attentionOf, countRows } from './attention';
import { AttentionList } from './attention-list';
import { CurrencyTable } from './currency-table';
import { DecisionsList } from './decisions-list';
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

  const head = (
    <PageHead title={translate('admin.tab.overview')} lead={translate('overview.lead')}>
      {overview && !isEmpty(overview) && <RefreshButton busy={isFetching} onRefresh={() => void refetch()} />}
    </PageHead>
  );

  if (!overview || isEmpty(overview)) {
    const failure = <CallFailure title={translate('overview.failed')} error={error} onRetry={() => void refetch()} />;
    return (
      <>
        {head}
        {overview ? <NothingYet /> : isFetching ? <OverviewSkeleton /> : failure}
      </>
    );
  }
  const { decisions = [] } = overview;
  return (
    <>
      {head}
      <Box sx={overviewGrid}>
        <Stack sx={{ gap: overviewGrid.gap }}>
          <AttentionList {...attentionOf(overview)} />
          {decisions.length > 0 && <DecisionsList decisions={decisions} />}
        </Stack>
        <OfferFunnel {...overview.offers} />
        {overview.currencies.length > 0 && <CurrencyTable currencies={overview.currencies} />}
        <DemandSection {...overview.calculations} />
      </Box>
    </>
  );
}

const isEmpty = (overview: Overview) =>
  countRows(attentionOf(overview)) === 0 &&
  overview.offers.made === 0 &&
  overview.calculations.weeks.every(({ count }) => count === 0);
