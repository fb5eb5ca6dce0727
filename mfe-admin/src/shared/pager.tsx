import type { ReactNode } from 'react';
import { Amount, IconButton, Stack } from '@programme/ui';
import { BackIcon, ForwardIcon } from '@programme/ui/staff-icons';

type Props = {
  /** Which rows of how many are on the screen. */
  readonly children: ReactNode;
  readonly previous: string;
  readonly next: string;
  /** Without one there is nothing in that direction. */
  readonly onPrevious?: () => void;
  readonly onNext?: () => void;
};

/** Leads through a list page by page. */
export function Pager({ children, previous, next, onPrevious, onNext }: Props) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
      <Amount translate="yes" sx={{ mr: 1, whiteSpace: 'normal', typography: 'body2' }}>
        {children}
      </Amount>
      <IconButton aria-label={previous} title={previous} disabled={!onPrevious} onClick={onPrevious}>
        <BackIcon />
      </IconButton>
      <IconButton aria-label={next} title={next} disabled={!onNext} onClick={onNext}>
        <ForwardIcon />
      </IconButton>
    </Stack>
  );
}
