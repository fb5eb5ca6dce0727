import type { ReactNode } from 'react';
import type { QuoteFields } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Button, Skeleton, visuallyHidden } from '@programme/ui';
import { DiscountedAmount } from './discounted-amount';
import { useQuotePrices, type Pricing } from './use-quote-prices';

type Props = { readonly quote: QuoteFields; readonly pricing: Pricing };

/** What a quote of the list costs: a line for each of its packages. */
export function QuotePricesColumn({ quote, pricing }: Props) {
  const translate = useTranslate();
  const quotePrices = useQuotePrices(quote, pricing);
  const { currency } = pricing;
  if (quotePrices.status === 'failed') {
    return (
      <Box role="alert" sx={{ color: 'error.main' }}>
        <span>{translate('quote.prices.failed')}</span>
        <Button size="small" color="inherit" onClick={quotePrices.retry}>
          {translate('quote.prices.retry')}
        </Button>
      </Box>
    );
  }
  if (quotePrices.status !== 'done')
    return <Skeleton width={120} height={28} aria-label={translate('quote.calculating')} />;
  const { enterprise, comfort } = quotePrices.prices;
  const both = quote.packageType === 'both';
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: both ? 'grid' : 'block',
        columnGap: 2,
        gridTemplateColumns: 'auto 1fr',
        alignItems: 'baseline',
      }}
    >
      {enterprise && (
        <Line label={translate('quote.enterprise')} labelled={both}>
          <DiscountedAmount currency={currency} listTotal={enterprise.finalTotal} total={enterprise.discountedTotal} />
        </Line>
      )}
      {comfort && (
        <Line label={translate('quote.comfort')} labelled={both}>
          <DiscountedAmount currency={currency} listTotal={comfort.totalCost} total={comfort.discountedTotal} />
        </Line>
      )}
    </Box>
  );
}

type LineProps = { readonly label: string; readonly labelled: boolean; readonly children: ReactNode };

/** With a single package, the badge of the quote has named it. */
function Line({ label, labelled, children }: LineProps) {
  return (
    <>
      <Box component="dt" sx={labelled ? { typography: 'body2', color: 'text.secondary' } : visuallyHidden}>
        {label}
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          gridColumn: 2,
          display: 'flex',
          // Beside the text the amounts end at one edge, below it they begin at one.
          flexDirection: { xs: 'row', lg: 'row-reverse' },
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 1,
          fontWeight: 650,
          fontSize: '1.0625rem',
        }}
      >
        {children}
      </Box>
    </>
  );
}
