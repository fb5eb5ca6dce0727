import { useMemo } from 'react';
import type { CalculationLog } from '@programme/contracts';
import { DataGrid, type DataGridColumn } from '@programme/data-grid';
import { isolated, noValue } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, IconButton, useMediaQuery } from '@programme/ui';
import { DetailsIcon } from '@programme/ui/staff-icons';
import { useLogFields } from './use-log-fields';

type Props = {
  readonly logs: readonly CalculationLog[];
  readonly loading: boolean;
  readonly onDetails: (log: CalculationLog) => void;
};

/** From this width of the window on, beside the sidebar, all columns have room. */
const wide = '(min-width: 1440px)';

/** The calculations: a column for each figure, or below each other where there is no room for that. */
export function LogsGrid({ logs, loading, onDetails }: Props) {
  const { translate, preferences } = useShell();
  const { timestamp, figures } = useLogFields();
  const isWide = useMediaQuery(wide, { noSsr: true });

  const columns = useMemo<readonly DataGridColumn<CalculationLog>[]>(() => {
    const company = (log: CalculationLog) => (log.companyName ? <bdi>{log.companyName}</bdi> : noValue);
    const shortened = (log: CalculationLog) => (
      <Box component="span" title={log.companyName ?? undefined} sx={twoLines}>
        {company(log)}
      </Box>
    );
    const details: DataGridColumn<CalculationLog> = {
      id: 'details',
      label: translate('logs.details'),
      width: 84,
      cell: (log) => (
        <IconButton
          size="small"
          color="primary"
          aria-label={translate('logs.details.of', {
            timestamp: timestamp(log),
            company: log.companyName ? isolated(log.companyName) : noValue,
          })}
          onClick={() => onDetails(log)}
        >
          <DetailsIcon />
        </IconButton>
      ),
    };
    if (!isWide) {
      const whole: DataGridColumn<CalculationLog> = {
        id: 'calculation',
        label: translate('logs.table'),
        width: 200,
        grow: 1,
        cell: (log) => (
          <Box sx={{ minWidth: 0, whiteSpace: 'normal', lineHeight: 1.45 }}>
            <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{company(log)}</Box>
            <Box sx={{ color: 'text.secondary' }}>{timestamp(log)}</Box>
            <Box component="dl" sx={pairs}>
              {figures.map(({ id, label, text }) => (
                <Box key={id}>
                  <dt>{label}</dt>
                  <dd>{text(log)}</dd>
                </Box>
              ))}
            </Box>
          </Box>
        ),
      };
      return [whole, details];
    }
    return [
      { id: 'timestamp', label: translate('logs.timestamp'), width: 170, cell: timestamp },
      { id: 'company', label: translate('logs.company'), width: 110, grow: 1, cell: shortened },
      ...figures.map(({ id, label, width, align, text }) => ({ id, label, width, align, cell: text })),
      details,
    ];
  }, [translate, timestamp, figures, isWide, onDetails]);

  return (
    <DataGrid
      label={translate('logs.table')}
      language={preferences.language}
      columns={columns}
      rows={logs}
      loading={loading}
      tallRows={!isWide}
    />
  );
}

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  lineHeight: 1.3,
} as const;

/** Names and figures side by side, as many as a line takes. */
const pairs = {
  m: 0,
  mt: 0.5,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.25,
  fontSize: '0.8125rem',
  '& > div': { display: 'flex', gap: 0.75 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600, whiteSpace: 'nowrap' },
} as const;
