import { useId } from 'react';
import type { Quote } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import type { Currency } from '@programme/pricing';
import { Box, Panel, Stack, Typography } from '@programme/ui';
import { QuoteBadges } from '../quotes/quote-badges';
import { useQuoteLabels } from '../quotes/use-quote-labels';
import { QuoteTotals } from './quote-totals';

type Props = { readonly quotes: readonly Quote[]; readonly currency: Currency };

/** The quotes of an offer, each with what the client was told that it costs. */
export function OfferQuotes({ quotes, currency }: Props) {
  const translate = useTranslate();
  const title = useId();
  return (
    <Panel component="section" aria-labelledby={title}>
      <Typography component="h2" variant="h2" id={title}>
        {quotes.length > 0 ? translate('offerPage.quotes', { count: quotes.length }) : translate('offers.quotes.none')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, containerType: 'inline-size' }}>
        {quotes.map((quote, index) => (
          <OfferQuote key={quote.id} number={index + 1} quote={quote} currency={currency} />
        ))}
      </Box>
    </Panel>
  );
}

type QuoteProps = { readonly number: number; readonly quote: Quote; readonly currency: Currency };

function OfferQuote({ number, quote, currency }: QuoteProps) {
  const translate = useTranslate();
  const words = useQuoteLabels(currency);
  return (
    <Box
      component="li"
      aria-label={translate('quote.number', { number })}
      sx={{
        display: 'grid',
        columnGap: 3,
        rowGap: 1.5,
        py: 2.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@container (min-width: 35rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.5fr)' },
        '&:first-of-type': { borderTop: 0 },
        '&:last-of-type': { pb: 0 },
      }}
    >
      <Stack sx={{ gap: 0.75, minWidth: 0 }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <QuoteBadges quote={quote} words={words} />
        </Stack>
        <Box>{words.size(quote).join(' · ')}</Box>
        {quote.note !== null && (
          <Box component="bdi" sx={{ typography: 'body2', color: 'text.secondary', whiteSpace: 'pre-line' }}>
            {quote.note}
          </Box>
        )}
      </Stack>
      <QuoteTotals quote={quote} currency={currency} />
    </Box>
  );
}
