import { useEffect, type MouseEvent } from 'react';
import { contentColumn } from '@programme/offer-view';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Button } from '@programme/ui';

type Props = {
  readonly onOpen: (kind: 'accept' | 'decline', event: MouseEvent<HTMLElement>) => void;
  /** Somebody is about to open a dialog. */
  readonly onApproach: () => void;
};

const barHeight = '72px';

/** The two answers to an offer. */
export function AnswerBar({ onOpen, onApproach }: Props) {
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
      sx={{ ...contentColumn, display: 'flex', justifyContent: 'flex-end', gap: 1.5, py: 1 }}
    >
      <Button
        variant="outlined"
        size="large"
        aria-haspopup="dialog"
        onClick={(event) => onOpen('decline', event)}
        sx={{ flex: { xs: '1 1 0', sm: 'none' } }}
      >
        {translate('offer.decline')}
      </Button>
      <Button
        variant="contained"
        size="large"
        aria-haspopup="dialog"
        onClick={(event) => onOpen('accept', event)}
        sx={{ flex: { xs: '2 1 0', sm: 'none' }, minWidth: { sm: 200 } }}
      >
        {translate('offer.accept')}
      </Button>
    </Box>
  );
}
