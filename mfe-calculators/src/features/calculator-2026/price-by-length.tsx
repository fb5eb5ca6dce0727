import { useId, useMemo } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { currentPriceBook, enterpriseLengths, longerForNoMore, type Currency } from '@programme/pricing';
import { Box, Button, Panel, tokens, Typography } from '@programme/ui';
import { useMoney } from '../../shared/use-money';
import { LengthsChart } from './lengths-chart';
import { LengthsTable } from './lengths-table';

type Props = {
  readonly currency: Currency;
  readonly activeUsers: number;
  readonly months: number;
  readonly onChoose: (months: number) => void;
};

/** What the same programme costs for every contract length: a longer one for no more, a chart and a table. */
export function PriceByLength({ currency, activeUsers, months, onChoose }: Props) {
  const translate = useTranslate();
  const money = useMoney(currency);
  const title = useId();
  const lengths = useMemo(
    () => enterpriseLengths(currentPriceBook, { currency, activeUsers }),
    [currency, activeUsers],
  );
  const longer = longerForNoMore(lengths, months);
  const chosen = lengths.find((length) => length.months === months);

  return (
    <>
      {longer && chosen && (
        <Box sx={hintStyle}>
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
        </Box>
      )}
      <Panel>
        <Typography id={title} component="h2" variant="h2">
          {translate('priceChart.title')}
        </Typography>
        <LengthsChart lengths={lengths} currency={currency} months={months} onChoose={onChoose} />
        <Box component="details" sx={{ mt: 1.5 }}>
          <Box component="summary" sx={summaryStyle}>
            {translate('priceChart.table')}
          </Box>
          <LengthsTable labelledBy={title} lengths={lengths} months={months} money={money} />
        </Box>
      </Panel>
    </>
  );
}

const { color, radius } = tokens;

const hintStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  px: { xs: 2.25, sm: 3 },
  py: 2,
  borderRadius: `${radius.medium}px`,
  bgcolor: color.sand,
} as const;

const summaryStyle = {
  width: 'fit-content',
  py: 1,
  color: 'primary.main',
  fontSize: '0.9375rem',
  fontWeight: 600,
  cursor: 'pointer',
} as const;
