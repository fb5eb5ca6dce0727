import { useRef, useState } from 'react';
import type { CalculationLog } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Panel, tokens } from '@programme/ui';
import { CsvDownload } from '../../shared/csv-download';
import { EmptyList } from '../../shared/empty-list';
import { CallFailure } from '../../shared/failures/call-failure';
import { PageHead } from '../../shared/page-head';
import { RefreshButton } from '../../shared/refresh-button';
import { ListSkeleton } from '../../shared/list-skeleton';
import { useStaffClock } from '../../shared/staff-clock/use-staff-clock';
import { LogDetailsDialog } from './log-details-dialog';
import { exportAddress } from './logs.api';
import { toLogsFilter, useLogsFilter } from './logs-filter';
import { LogsFilterBar } from './logs-filter-bar';
import { LogsGrid } from './logs-grid';
import { LogsPager } from './logs-pager';
import { useLogPages } from './use-log-pages';

/** The calculations that were reported (S2 §2), a page at a time. */
export function LogsPage() {
  const translate = useTranslate();
  const { filter, change, clear } = useLogsFilter();
  const { timeZone } = useStaffClock();
  const apiFilter = toLogsFilter(filter, timeZone);
  const filtered = apiFilter === null || Object.keys(apiFilter).length > 0;
  const results = useRef<HTMLDivElement>(null);
  // The page buttons are below the rows; scroll to the top of the new page.
  const toTop = () => results.current?.scrollIntoView({ block: 'start' });
  const { page, error, isFetching, retry, refresh, ...paging } = useLogPages(apiFilter, toTop);
  const [opened, setOpened] = useState<CalculationLog | null>(null);

  const result = () => {
    if (error !== undefined && !isFetching) {
      return <CallFailure title={translate('logs.failed')} error={error} onRetry={retry} />;
    }
    if (!page) return <ListSkeleton label={translate('logs.loading')} rows={8} />;
    if (page.rows.length === 0 && !isFetching) {
      return (
        <EmptyList title={translate(filtered ? 'logs.none' : 'logs.empty')}>
          {translate(filtered ? 'logs.none.text' : 'logs.empty.text')}
        </EmptyList>
      );
    }
    return (
      <Panel sx={{ p: { xs: 0, sm: 0 }, overflow: 'hidden' }}>
        <LogsGrid logs={page.rows} loading={isFetching} onDetails={setOpened} />
        <LogsPager {...paging} count={page.rows.length} total={page.total} onSize={paging.setSize} />
      </Panel>
    );
  };

  return (
    <>
      <PageHead title={translate('admin.tab.logs')} lead={translate('logs.lead')}>
        <RefreshButton busy={isFetching} onRefresh={refresh} />
        {apiFilter && (
          <CsvDownload
            variant="outlined"
            label={translate('logs.export')}
            address={(style) => exportAddress(apiFilter, style)}
          />
        )}
      </PageHead>
      <LogsFilterBar filter={filter} onChange={change} {...(filtered && { onClear: clear })} />
      <Box ref={results} sx={{ mt: 2.5, scrollMarginTop: tokens.headerHeight + 12 }}>
        {result()}
      </Box>
      {opened && <LogDetailsDialog log={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
