import type { QuoteFields } from '@programme/contracts';
import { Chip } from '@programme/ui';
import type { QuoteLabels } from './use-quote-labels';

type Props = { readonly quote: QuoteFields; readonly words: QuoteLabels };

/** The package of a quote and its discounts, each as a chip. */
export function QuoteBadges({ quote, words }: Props) {
  return (
    <>
      <Chip label={words.badge(quote.packageType)} sx={{ bgcolor: 'primary.light', color: 'primary.dark' }} />
      {words.discounts(quote).map((discount) => (
        <Chip key={discount} variant="outlined" label={discount} />
      ))}
    </>
  );
}
