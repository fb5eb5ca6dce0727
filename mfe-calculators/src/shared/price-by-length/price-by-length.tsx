import { useCallback, useId, useState } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { longerForNoMore, type Currency, type EnterpriseLength } from '@programme/pricing';
import { Button, Panel, styled, tokens, Typography } from '@programme/ui';
import { useMoney } from '../use-money';
import { LengthsChart } from './lengths-chart';
import { LengthsTable } from './lengths-table';

type Props = {
  /** The same programme for every contract length, shortest first. */
  readonly lengths: readonly EnterpriseLength[];
  readonly currency: Currency;
  /** The chosen contract length. */
  readonly months: number;
  /** What the prices of other lengths rest on, where it needs saying. */
  readonly remark?: string | undefined;
  readonly onChoose: (months: number) => void;
};

/** What the same programme costs for every contract length: a longer one for no more, a chart and a table. */
export function PriceByLength({ lengths, currency, months, remark, onChoose }: Props) {
  const translate = useTranslate();
  const money = useMoney(currency);
  const title = useId();
  const [tableOpen, setTableOpen] = useState(false);
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
        {remark && (
          <Typography variant="body2" sx={mutedStyle}>
            {remark}
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
