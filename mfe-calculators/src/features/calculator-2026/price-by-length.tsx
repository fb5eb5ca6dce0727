import { useCallback, useId, useMemo, useState } from 'react';
import { formatWholeNumber } from '@programme/formatting';
import { usePriceBook, useShell } from '@programme/mfe-contract';
import {
  enterpriseLengths,
  enterpriseLengthsByMonth,
  longerForNoMore,
  type Currency,
  type PriceBook,
} from '@programme/pricing';
import { Button, Panel, styled, tokens, Typography } from '@programme/ui';
import { meanActiveUsers, type CalculationInput } from '../../shared/calculation/calculation-input';
import { useMoney } from '../../shared/use-money';
import { LengthsChart } from './lengths-chart';
import { LengthsTable } from './lengths-table';

type Props = {
  readonly input: CalculationInput;
  readonly currency: Currency;
  readonly onChoose: (months: number) => void;
};

function lengthsOf(priceBook: PriceBook, input: CalculationInput, currency: Currency) {
  const { activeUsers, activeUsersByMonth } = input;
  return activeUsersByMonth
    ? enterpriseLengthsByMonth(priceBook, { currency, activeUsersByMonth, furtherUsers: meanActiveUsers(input) })
    : enterpriseLengths(priceBook, { currency, activeUsers });
}

/** What the same programme costs for every contract length: a longer one for no more, a chart and a table. */
export function PriceByLength({ input, currency, onChoose }: Props) {
  const { translate, preferences } = useShell();
  const priceBook = usePriceBook();
  const { months, activeUsersByMonth } = input;
  const money = useMoney(currency);
  const title = useId();
  const [tableOpen, setTableOpen] = useState(false);
  const lengths = useMemo(() => lengthsOf(priceBook, input, currency), [priceBook, input, currency]);
  const mean = meanActiveUsers(input);
  const longer = longerForNoMore(lengths, months);
  const chosen = lengths.find((length) => length.months === months);
  const longerMonths = longer?.months;
  const chooseLonger = useCallback(
    () => longerMonths !== undefined && onChoose(longerMonths),
    [longerMonths, onChoose],
  );

  return (
    <>
      {longer && chosen && (
        <Panel tone="sand" sx={hintStyle}>
          <div>
            <Typography component="h2" variant="h3">
              {translate(longer.finalTotal < chosen.finalTotal ? 'priceChart.less' : 'priceChart.same', {
                longer: longer.months,
                months,
              })}
            </Typography>
            <Typography variant="body2" sx={mutedStyle}>
              {translate('priceChart.longer.text', { total: money(longer.finalTotal) })}
            </Typography>
          </div>
          <Button variant="outlined" onClick={chooseLonger} sx={buttonStyle}>
            {translate('priceChart.longer.choose', { count: longer.months })}
          </Button>
        </Panel>
      )}
      <Panel>
        <Typography id={title} component="h2" variant="h2">
          {translate('priceChart.title')}
        </Typography>
        {activeUsersByMonth && months < lengths.length && (
          <Typography variant="body2" sx={mutedStyle}>
            {translate('priceChart.byMonth', { count: mean, formatted: formatWholeNumber(mean, preferences.language) })}
          </Typography>
        )}
        <LengthsChart lengths={lengths} currency={currency} months={months} onChoose={onChoose} />
        <Table onToggle={(event) => setTableOpen(event.currentTarget.open)}>
          <summary>{translate('priceChart.table')}</summary>
          {/* Each key press would fill a closed table anew. */}
          {tableOpen && <LengthsTable labelledBy={title} lengths={lengths} months={months} money={money} />}
        </Table>
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

const mutedStyle = { color: 'text.secondary' } as const;

const buttonStyle = { bgcolor: 'background.paper' } as const;

const Table = styled('details')({
  marginTop: 12,
  '& > summary': {
    width: 'fit-content',
    paddingBlock: 8,
    color: tokens.color.brandText,
    fontSize: '0.9375rem',
    fontWeight: 600,
    cursor: 'pointer',
  },
});
