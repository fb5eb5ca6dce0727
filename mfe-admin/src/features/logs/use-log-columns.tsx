import { useMemo } from 'react';
import type { CalculationLog } from '@programme/contracts';
import type { DataGridColumn } from '@programme/data-grid';
import { isolated, noValue } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, IconButton } from '@programme/ui';
import { DetailsIcon } from '@programme/ui/staff-icons';
import { CalculatorPill } from './calculator-pill';
import { LogCard } from './log-card';
import { useLogFields } from './use-log-fields';

/** Widths of the grid, in px at the usual size of text, from which on a layout has room. */
const layouts = { wide: 1160, medium: 940, compact: 616 } as const;

/** Widths of figures, in px, where all of them have room beside a company of two lines. */
const narrowWidths: Readonly<Record<string, number>> = {
  employees: 92,
  activeUsers: 74,
  months: 66,
  currency: 82,
  startFee: 82,
  monthly: 86,
  total: 98,
  total2026: 98,
};

/** Cells of several lines need rows of their own height. */
export const hasTallRows = (width: number): boolean => width < layouts.wide;

/**
 * The columns that have room: all of them; all, with the calculator below the company; few of these, with the employees
 * below the active users; or one, which holds a card. The details dialog has every figure.
 */
export function useLogColumns(
  width: number,
  onDetails: (log: CalculationLog) => void,
): readonly DataGridColumn<CalculationLog>[] {
  const { translate } = useShell();
  const fields = useLogFields();
  return useMemo(() => {
    const { timestamp, figures, employees, activeUsers, months, total } = fields;
    const details: DataGridColumn<CalculationLog> = {
      id: 'details',
      label: translate('logs.details'),
      width: 84,
      cell: (log) => (
        <IconButton
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
    const date: DataGridColumn<CalculationLog> = {
      id: 'timestamp',
      label: translate('logs.timestamp'),
      width: 122,
      cell: (log) => <Box sx={wrapping}>{timestamp(log)}</Box>,
    };
    const company = { id: 'company', label: translate('logs.company'), width: 112, grow: 1 };
    const named = (log: CalculationLog) => (
      <Box sx={{ minWidth: 0, py: 0.25 }}>
        <Company log={log} />
        <Box sx={{ mt: 0.25 }}>
          <CalculatorPill calculator={log.calculator} />
        </Box>
      </Box>
    );
    const figureColumn = ({ text, ...field }: (typeof figures)[number]) => ({ ...field, cell: text });

    const people: DataGridColumn<CalculationLog> = {
      ...figureColumn(activeUsers),
      cell: (log) => (
        <Box sx={{ textAlign: 'right', lineHeight: 1.4 }}>
          <Box>{activeUsers.text(log)}</Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            {translate('logs.people.of', { employees: employees.text(log) })}
          </Box>
        </Box>
      ),
    };

    if (width >= layouts.wide) {
      return [
        date,
        { ...company, cell: (log) => <Company log={log} /> },
        {
          id: 'calculator',
          label: translate('logs.calculator'),
          width: 128,
          cell: ({ calculator }) => <CalculatorPill calculator={calculator} />,
        },
        ...figures.map(figureColumn),
        details,
      ];
    }
    if (width >= layouts.medium) {
      const narrow = figures.map((field) => ({ ...figureColumn(field), width: narrowWidths[field.id] ?? field.width }));
      return [{ ...date, width: 104 }, { ...company, cell: named }, ...narrow, { ...details, width: 64 }];
    }
    if (width >= layouts.compact) {
      return [
        date,
        { ...company, cell: named },
        people,
        figureColumn(months),
        { ...figureColumn(total), cell: (log) => <Box sx={{ fontWeight: 600 }}>{total.text(log)}</Box> },
        details,
      ];
    }
    return [
      { id: 'calculation', label: translate('logs.table'), width: 180, grow: 1, cell: (log) => <LogCard log={log} /> },
      details,
    ];
  }, [translate, fields, width, onDetails]);
}

/** Long names take two lines; the rest stands in a tip. */
const Company = ({ log: { companyName } }: { readonly log: CalculationLog }) => (
  <Box title={companyName ?? undefined} sx={twoLines}>
    {companyName ? <bdi>{companyName}</bdi> : noValue}
  </Box>
);

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  lineHeight: 1.35,
  fontWeight: 600,
} as const;

const wrapping = { whiteSpace: 'normal', lineHeight: 1.4 } as const;
