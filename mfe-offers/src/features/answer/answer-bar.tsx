import { useEffect, type MouseEvent } from 'react';
import { contentColumn } from '@programme/offer-view';
import { useTranslate } from '@programme/mfe-contract';
import { Amount, Box, Button, tokens, Typography } from '@programme/ui';
import type { Accepted } from './accept-options';

type Props = {
  /** What the client has chosen, or would most likely; null for nothing yet. */
  readonly chosen: Accepted | null;
  readonly onOpen: (kind: 'accept' | 'decline', event: MouseEvent<HTMLElement>) => void;
  /** Goes to where the client can ask; without it nobody can. */
  readonly onAsk: (() => void) | undefined;
  /** Somebody is about to open a dialog. */
  readonly onApproach: () => void;
};

/** Of a bar whose buttons take two lines, as with the largest text. */
const barHeight = '10rem';

/** What is chosen, the two answers to an offer, and the way to a question. */
export function AnswerBar({ chosen, onOpen, onAsk, onApproach }: Props) {
  const translate = useTranslate();
  // What takes the focus is scrolled to above the bar, not behind it.
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = barHeight;
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, []);
  return (
    <Box
      role="group"
      aria-label={translate('offer.answer')}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      sx={{
        ...contentColumn,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: { xs: 1, sm: 1.5 },
        rowGap: 0.5,
        py: 1,
        // The three words of each language are one line on a phone of 320 px.
        '& > .MuiButton-root': { flex: { xs: '1 1 auto', sm: 'none' }, px: { xs: 1, sm: 2.75 } },
      }}
    >
      {chosen && <ChosenOption {...chosen} />}
      <Button size="large" aria-haspopup="dialog" onClick={(event) => onOpen('decline', event)}>
        {translate('offer.decline')}
      </Button>
      {onAsk && (
        <Button variant="outlined" size="large" onClick={onAsk}>
          {translate('offer.ask')}
        </Button>
      )}
      <Button
        variant="contained"
        size="large"
        aria-haspopup="dialog"
        onClick={(event) => onOpen('accept', event)}
        sx={{ minWidth: { sm: 200 } }}
      >
        {translate('offer.accept')}
      </Button>
    </Box>
  );
}

const ChosenOption = ({ option, length }: Accepted) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: 1.25,
      flex: { xs: '1 0 100%', sm: '1 1 0' },
      minWidth: 0,
      pl: 1.25,
      borderLeft: `3px solid ${tokens.color.accent}`,
    }}
  >
    <Typography component="span" sx={{ fontWeight: 650, fontSize: '1.125rem' }}>
      <Amount>{length.total}</Amount>
    </Typography>
    <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
      {`${option.name}, ${length.title}`}
    </Typography>
  </Box>
);
