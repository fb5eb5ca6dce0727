import { useId, useMemo, useState } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { currentPriceBook, enterpriseLengths, longerForNoMore, type Currency } from '@programme/pricing';
import { Box, Button, ExpandMoreIcon, Notice, Typography } from '@programme/ui';
import { useMoney } from '../../shared/use-money';
import { LengthsChart } from './lengths-chart';
import { LengthsTable } from './lengths-table';

type Props = { readonly currency: Currency; readonly activeUsers: number; readonly months: number };

/** What the same programme costs for every contract length: a chart and a table, loaded when opened. */
export function PriceByLength({ currency, activeUsers, months }: Props) {
  const translate = useTranslate();
  const money = useMoney(currency);
  const [open, setOpen] = useState(false);
  const id = useId();
  const lengths = useMemo(
    () => enterpriseLengths(currentPriceBook, { currency, activeUsers }),
    [currency, activeUsers],
  );
  const longer = longerForNoMore(lengths, months);
  const chosen = lengths.find((length) => length.months === months);

  return (
    <Box sx={{ mt: 2 }}>
      {longer && chosen && (
        <Notice
          tone="success"
          title={translate(longer.finalTotal < chosen.finalTotal ? 'priceChart.less' : 'priceChart.same', {
            longer: longer.months,
            months,
          })}
        >
          {translate('priceChart.longer.text', { total: money(longer.finalTotal) })}
        </Notice>
      )}
      <Button
        className="screen-only"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        endIcon={<ExpandMoreIcon sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
        sx={{ mt: 1, ml: -1.5 }}
      >
        {translate(open ? 'priceChart.hide' : 'priceChart.show')}
      </Button>
      <Box id={id} hidden={!open}>
        {open && (
          <>
            <Typography id={`${id}-title`} component="h3" variant="h3" sx={{ mt: 1, mb: 1 }}>
              {translate('priceChart.title')}
            </Typography>
            <LengthsChart lengths={lengths} currency={currency} months={months} />
            <LengthsTable labelledBy={`${id}-title`} lengths={lengths} months={months} money={money} />
          </>
        )}
      </Box>
    </Box>
  );
}
