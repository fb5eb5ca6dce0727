import type { ComponentProps } from 'react';
import { styled } from '@mui/material/styles';

const Digits = styled('span')({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

/**
 * A number in running layout: digits of one width, never broken across lines. A browser that translates the page leaves it
 * alone; one with words in it says `translate="yes"`.
 */
export function Amount(props: ComponentProps<typeof Digits>) {
  return <Digits translate="no" {...props} />;
}
