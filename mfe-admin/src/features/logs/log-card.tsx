import type { CalculationLog } from '@programme/contracts';
import { noValue } from '@programme/formatting';
import { useTranslate } from '@programme/mfe-contract';
import { Box } from '@programme/ui';
import { CalculatorPill } from './calculator-pill';
import { useLogFields } from './use-log-fields';

/** A calculation on a phone: whose, when, for how many, and the total. */
export function LogCard({ log }: { readonly log: CalculationLog }) {
  const translate = useTranslate();
  const { timestamp, employees, activeUsers, months, total } = useLogFields();
  return (
    <Box sx={{ width: 1, minWidth: 0, whiteSpace: 'normal', lineHeight: 1.45 }}>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {log.companyName ? <bdi>{log.companyName}</bdi> : noValue}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, color: 'text.secondary' }}>
        {timestamp(log)}
        <CalculatorPill calculator={log.calculator} />
      </Box>
      <Box component="dl" sx={pairs}>
        <Box>
          <dt>{activeUsers.label}</dt>
          <dd>
            <span>{activeUsers.text(log)}</span>{' '}
            <span>{translate('logs.people.of', { employees: employees.text(log) })}</span>
          </dd>
        </Box>
        <Box>
          <dt>{months.label}</dt>
          <dd>{months.text(log)}</dd>
        </Box>
        <Box>
          <dt>{total.label}</dt>
          <dd>{total.text(log)}</dd>
        </Box>
      </Box>
    </Box>
  );
}

/** Names and figures side by side, as many as a line takes. */
const pairs = {
  m: 0,
  mt: 0.5,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.25,
  fontSize: '0.8125rem',
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 0.75 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600, whiteSpace: 'nowrap' },
} as const;
