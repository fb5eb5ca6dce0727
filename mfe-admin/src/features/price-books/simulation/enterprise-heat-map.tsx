import { useId, useState } from 'react';
import type { PriceSimulation } from '@programme/contracts';
import { formatMoney, formatPercent, formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { currencies, type Currency } from '@programme/pricing';
import { Box, FormControlLabel, SegmentTabs, styled, Switch, tokens } from '@programme/ui';
import { EditorCard } from '../editor/editor-card';
import { percentOf, strengthOf } from './price-change';

const { color } = tokens;

type Cell = PriceSimulation['enterprise'][number];

/** Enterprise totals by active users and months: the change in percent as colour and number, or the amounts. */
export function EnterpriseHeatMap({ cells }: { readonly cells: readonly Cell[] }) {
  const { translate, preferences } = useShell();
  const { language } = preferences;
  const [currency, setCurrency] = useState<Currency>('PLN');
  const [amounts, setAmounts] = useState(false);
  const title = useId();
  const own = cells.filter((cell) => cell.currency === currency);
  const months = [...new Set(own.map((cell) => cell.months))].sort((one, other) => one - other);
  const users = [...new Set(own.map((cell) => cell.activeUsers))].sort((one, other) => one - other);
  const money = (amount: number) => formatMoney(amount, currency, language, { precision: 'display' });
  const cellOf = (activeUsers: number, month: number) =>
    own.find((cell) => cell.activeUsers === activeUsers && cell.months === month);
  return (
    <EditorCard title={translate('priceSimulation.enterprise')} lead={translate('priceSimulation.enterprise.lead')}>
      <SegmentTabs
        label={translate('priceSimulation.enterprise')}
        tabs={currencies.map((value) => ({ value, label: value }))}
        open={currency}
        onOpen={setCurrency}
      >
        <FormControlLabel
          control={<Switch checked={amounts} onChange={(_event, checked) => setAmounts(checked)} />}
          label={translate('priceSimulation.amounts')}
          sx={{ mb: 1 }}
        />
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-labelledby={title}>
          <Table aria-labelledby={title}>
            <caption id={title} style={{ textAlign: 'left', paddingBottom: 8 }}>
              {translate('priceSimulation.enterprise.caption', { currency })}
            </caption>
            <thead>
              <tr>
                <th scope="col">{translate('priceSimulation.users')}</th>
                {months.map((month) => (
                  <th key={month} scope="col">
                    {month}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {users.map((activeUsers) => (
                <tr key={activeUsers}>
                  <th scope="row">{formatWholeNumber(activeUsers, language)}</th>
                  {months.map((month) => {
                    const cell = cellOf(activeUsers, month);
                    if (!cell) return <td key={month} />;
                    const percent = percentOf(cell);
                    const both = `${money(cell.before)} → ${money(cell.after)}`;
                    const share = formatPercent(percent, language, { signed: true });
                    return (
                      <td key={month} style={{ background: heatOf(percent) }} title={amounts ? share : both}>
                        {amounts ? both : share}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </Table>
        </Box>
      </SegmentTabs>
    </EditorCard>
  );
}

/** At most 40 % of a colour, so that the text on it keeps its contrast in both themes. */
const heatOf = (percent: number): string =>
  `color-mix(in srgb, ${percent > 0 ? color.accent : color.mark} ${Math.round(strengthOf(percent) * 40)}%, transparent)`;

const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'separate',
  borderSpacing: 2,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  'th, td': { padding: '6px 8px', textAlign: 'right', whiteSpace: 'nowrap', fontWeight: 400 },
  td: { borderRadius: 4, minWidth: 56 },
  'thead th': { fontWeight: 600, color: theme.palette.text.secondary },
  'th:first-of-type': {
    position: 'sticky',
    left: 0,
    backgroundColor: theme.palette.background.paper,
    textAlign: 'left',
  },
}));
