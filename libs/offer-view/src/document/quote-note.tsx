import { Box, PulseMark, tokens, Typography } from '@programme/ui';
import type { QuoteView } from '../model/quote-view';
import { PlainText } from './plain-text';

const { color, radius } = tokens;

type Props = {
  /** "Option 2"; null in an offer of a single quote. */
  readonly option: string | null;
  readonly note: NonNullable<QuoteView['note']>;
};

/** What the vendor says about a quote, in its own lines, on sand (S2 §2). */
export function QuoteNote({ option, note }: Props) {
  return (
    <Box
      role="note"
      data-ground
      sx={{
        display: 'flex',
        gap: 2,
        p: { xs: 2.25, '@sm': 3, '@lg': 4 },
        borderRadius: `${radius.large}px`,
        bgcolor: color.sand,
        '& > svg': { color: color.accentText },
      }}
    >
      <PulseMark />
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h2" variant="h3" sx={{ mb: 0.5 }}>
          <span>{note.title}</span>
          {option !== null && (
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 450 }}>
              {` · ${option}`}
            </Box>
          )}
        </Typography>
        <PlainText>{note.text}</PlainText>
      </Box>
    </Box>
  );
}
