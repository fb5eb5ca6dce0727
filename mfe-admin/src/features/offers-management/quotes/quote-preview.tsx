import { useId, useState } from 'react';
import type { QuoteFields } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import type { Currency } from '@programme/pricing';
import { Box, CircularProgress, Typography } from '@programme/ui';
import { CallFailure } from '../../../shared/failures/call-failure';
import { QuotedLengths, type UseLength } from './quoted-lengths';
import type { PricedQuote, QuotePricesState } from './use-quote-prices';

type Props = {
  /** As far as it can be read. */
  readonly quote: QuoteFields | null;
  readonly quotePrices: QuotePricesState;
  readonly currency: Currency;
  readonly onUseLength: UseLength;
};

/** The prices of the quote that is being typed. Earlier prices fade until those of the present one come. */
export function QuotePreview({ quote, quotePrices, currency, onUseLength }: Props) {
  const translate = useTranslate();
  const id = useId();
  const calculating = quotePrices.status === 'calculating';
  const priced = usePricedQuote(quote, quotePrices);
  return (
    <Box component="section" aria-labelledby={id} aria-busy={calculating}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <Typography id={id} component="h3" variant="h3">
          {translate('quote.preview')}
        </Typography>
        <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
          {calculating && (
            <>
              <CircularProgress size={14} color="inherit" aria-hidden />
              <Box sx={{ typography: 'body2' }}>{translate('quote.calculating')}</Box>
            </>
          )}
        </Box>
      </Box>
      {quotePrices.status === 'incomplete' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('quote.preview.empty')}
        </Typography>
      )}
      {quotePrices.status === 'failed' && (
        <CallFailure title={translate('quote.preview.failed')} error={quotePrices.error} onRetry={quotePrices.retry} />
      )}
      {priced && (calculating || quotePrices.status === 'done') && (
        <Box sx={{ opacity: calculating ? 0.45 : 1 }}>
          <QuotedLengths quote={priced.quote} prices={priced.prices} currency={currency} onUseLength={onUseLength} />
        </Box>
      )}
    </Box>
  );
}

/** The last quote that has its prices, with them: earlier prices must not stand beside what is being typed. */
function usePricedQuote(quote: QuoteFields | null, quotePrices: QuotePricesState): PricedQuote | null {
  const [priced, setPriced] = useState<PricedQuote | null>(null);
  if (quotePrices.status !== 'done' || !quote || priced?.prices === quotePrices.prices) return priced;
  const now = { quote, prices: quotePrices.prices };
  setPriced(now);
  return now;
}
