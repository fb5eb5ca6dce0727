import { Stack, Typography } from '@programme/ui';
import type { QuoteView } from '../../shared/offer-view-model/quote-view';
import { PackageBlock } from './package-block';
import { QuoteNote } from './quote-note';

/** One quote: its packages, and the vendor's note about it. */
export function QuoteSection({ quote }: { readonly quote: QuoteView }) {
  return (
    <Stack component="section" sx={{ gap: 2.5 }}>
      {quote.option !== null && (
        <Typography sx={{ mb: -2, color: 'primary.main', fontWeight: 650, fontSize: '0.9rem', breakAfter: 'avoid' }}>
          {quote.option}
        </Typography>
      )}
      {quote.packages.map((item) => (
        <PackageBlock key={item.kind} item={item} />
      ))}
      {quote.note && <QuoteNote note={quote.note} />}
    </Stack>
  );
}
