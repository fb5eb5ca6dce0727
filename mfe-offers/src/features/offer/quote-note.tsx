import { Box, Typography } from '@programme/ui';
import type { QuoteView } from '../../shared/offer-view-model/quote-view';

/** What the vendor says about a quote, in its own lines, on amber (S2 §2). */
export function QuoteNote({ note }: { readonly note: NonNullable<QuoteView['note']> }) {
  return (
    <Box
      role="note"
      sx={{
        p: { xs: 2, sm: 2.5 },
        borderRadius: 1,
        bgcolor: 'warning.light',
        borderLeft: '4px solid',
        borderColor: 'warning.main',
      }}
    >
      <Typography sx={{ fontWeight: 650, color: 'warning.main', fontSize: '0.95rem', mb: 0.5 }}>
        {note.title}
      </Typography>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-line' }}>
        {note.text}
      </Typography>
    </Box>
  );
}
