import { useId, useMemo, useState } from 'react';
import { formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import {
  currentPriceBook,
  enterpriseLengths,
  enterpriseLengthsByMonth,
  longerForNoMore,
  type Currency,
} from '@programme/pricing';
import { Box, Button, Panel, Typography } from '@programme/ui';
import { meanActiveUsers, type CalculationInput } from '../../shared/calculation/calculation-input';
import { useMoney } from '../../shared/use-money';
import { LengthsChart } from './lengths-chart';
import { LengthsTable } from './lengths-table';

type Props = {
  readonly input: CalculationInput;
  readonly currency: Currency;
  readonly onChoose: (months: number) => void;
};

function lengthsOf(input: CalculationInput, currency: Currency) {
  const { activeUsers, activeUsersByMonth } = input;
  return activeUsersByMonth
    ? enterpriseLengthsByMonth(currentPriceBook, { currency, activeUsersByMonth, furtherUsers: meanActiveUsers(input) })
    : enterpriseLengths(currentPriceBook, { currency, activeUsers });
}

/** What the same programme costs for every contract length: a longer one for no more, a chart and a table. */
export function PriceByLength({ input, currency, onChoose }: Props) {
  const { translate, preferences } = useShell();
  const { months, activeUsersByMonth } = input;
  const money = useMoney(currency);
  const title = useId();
  const [tableOpen, setTableOpen] = useState(false);
  const lengths = useMemo(() => lengthsOf(input, currency), [input, currency]);
  const mean = meanActiveUsers(input);
  const longer = longerForNoMore(lengths, months);
  const chosen = lengths.find((length) => length.months === months);

  return (
    <>
      {longer && chosen && (
        <Panel tone="sand" sx={hintStyle}>
          <Box>
            <Typography component="h2" variant="h3">
              {translate(longer.finalTotal < chosen.finalTotal ? 'priceChart.less' : 'priceChart.same', {
                longer: longer.months,
                months,
              })}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('priceChart.longer.text', { total: money(longer.finalTotal) })}
            </Typography>
          </Box>
          <Button variant="outlined" onClick={() => onChoose(longer.months)} sx={{ bgcolor: 'background.paper' }}>
            {translate('priceChart.longer.choose', { count: longer.months })}
          </Button>
        </Panel>
      )}
      <Panel>
        <Typography id={title} component="h2" variant="h2">
          {translate('priceChart.title')}
        </Typography>
        {activeUsersByMonth && months < lengths.length && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('priceChart.byMonth', { count: mean, formatted: formatWholeNumber(mean, preferences.language) })}
          </Typography>
        )}
        <LengthsChart lengths={lengths} currency={currency} months={months} onChoose={onChoose} />
        <Box component="details" sx={{ mt: 1.5 }} onToggle={(event) => setTableOpen(event.currentTarget.open)}>
          <Box component="summary" sx={summaryStyle}>
            {translate('priceChart.table')}
          </Box>
          {/* Each key press would fill a closed table anew. */}
          {tableOpen && <LengthsTable labelledBy={title} lengths={lengths} months={months} money={money} />}
        </Box>
      </Panel>
    </>
  );
}

const hintStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
} as const;

const summaryStyle = {
  width: 'fit-content',
  py: 1,
  color: 'primary.main',
  fontSize: '0.9375rem',
  fontWeight: 600,
  cursor: 'pointer',
} as const;
