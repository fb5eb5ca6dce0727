import { Box, tokens, Typography } from '@programme/ui';
import type { QuoteView } from '../model/quote-view';
import type { AcceptedParts } from './accepted-parts';
import { documentKit } from './document-kit';
import { optionsOf, type Choice } from './option-list';
import type { Lengths } from './use-lengths';

const { color, radius, shadow } = tokens;

type Props = {
  readonly quote: QuoteView;
  readonly lengths: Lengths;
  /** Marks the card and says why. */
  readonly mark: string | undefined;
  readonly chosen: Choice | null;
  /** Without it nobody can choose here. */
  readonly onChoose: ((choice: Choice) => void) | undefined;
  readonly accepted?: AcceptedParts | null;
};

/** A quote: the packages of it, each for its contract lengths, and what the vendor says about it (S2 §2). */
export function QuoteCard({ quote, lengths, mark, chosen, onChoose, accepted = null }: Props) {
  const options = optionsOf(quote);
  const isMarked = mark !== undefined;
  return (
    <Box
      data-marked={isMarked || undefined}
      sx={{
        display: 'grid',
        gap: { xs: 2, '@md': 3.5 },
        px: { xs: 2.25, '@sm': 3, '@lg': 4 },
        py: { xs: 2, '@sm': 3 },
        bgcolor: color.card,
        border: `1px solid ${isMarked ? color.accent : color.edge}`,
        borderRadius: `${radius.large}px`,
        boxShadow: shadow.raised,
        ...accepted?.cardLook({ quote, accepted: accepted.view }),
        ...(isMarked && { outline: `1px solid ${color.accent}` }),
        '@media print': { display: 'block', p: 0, border: 0, boxShadow: 'none', '& > * + *': { mt: 2 } },
      }}
    >
      {isMarked && (
        <Typography variant="caption" component="p" sx={{ color: color.accentText, fontWeight: 600 }}>
          {mark}
        </Typography>
      )}
      {accepted ? (
        <accepted.Options {...{ quote, lengths }} accepted={accepted.view} kit={documentKit} />
      ) : (
        <>
          {options.map((option) => (
            <documentKit.OptionSection
              key={option.id}
              option={option}
              shown={lengths.shownOf(option)?.months}
              changed={lengths.wasChanged(option.id)}
              onShow={(months) => lengths.show(option.id, months)}
              chosen={chosen?.option === option.id ? chosen.months : null}
              onChoose={onChoose && ((months) => onChoose({ option: option.id, months }))}
            />
          ))}
          {quote.note && <documentKit.QuoteNote note={quote.note} />}
        </>
      )}
    </Box>
  );
}
