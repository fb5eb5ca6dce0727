import { Box, PulseMark, tokens, Typography } from '@programme/ui';
import type { QuoteView } from '../model/quote-view';
import { PlainText } from './plain-text';

const { color, radius } = tokens;

/** What the vendor says about a quote, in its own lines, in an amber box (S2 §2, decision B38). */
export const QuoteNote = ({ note }: { readonly note: NonNullable<QuoteView['note']> }) => (
  <Box
    role="note"
    data-ground
    sx={{
      display: 'flex',
      gap: { xs: 1.5, '@sm': 2 },
      p: { xs: 1.5, '@sm': 2.5 },
      borderRadius: `${radius.medium}px`,
      bgcolor: color.warnSoft,
      '& > svg': { color: color.warn },
      breakInside: 'avoid',
    }}
  >
    <PulseMark />
    <Box sx={{ minWidth: 0 }}>
      <Typography component="h3" variant="h3" sx={{ mb: 0.5 }}>
        {note.title}
      </Typography>
      <PlainText>{note.text}</PlainText>
    </Box>
  </Box>
);
