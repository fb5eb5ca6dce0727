import { useEffect, type MouseEvent } from 'react';
import { contentColumn } from '@programme/offer-view';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Button } from '@programme/ui';

type Props = {
  readonly onOpen: (kind: 'accept' | 'decline', event: MouseEvent<HTMLElement>) => void;
  /** Goes to where the client can ask; without it nobody can. */
  readonly onAsk: (() => void) | undefined;
  /** Somebody is about to open a dialog. */
  readonly onApproach: () => void;
};

/** Of a bar whose buttons take two lines, as with the largest text. */
const barHeight = '8rem';

/** The two answers to an offer, and the way to a question. */
export function AnswerBar({ onOpen, onAsk, onApproach }: Props) {
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
        justifyContent: 'flex-end',
        gap: { xs: 1, sm: 1.5 },
        py: 1,
        // The three words of each language are one line on a phone of 320 px.
        '& > .MuiButton-root': { flex: { xs: '1 1 auto', sm: 'none' }, px: { xs: 1, sm: 2.75 } },
      }}
    >
      <Button variant="outlined" size="large" aria-haspopup="dialog" onClick={(event) => onOpen('decline', event)}>
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
