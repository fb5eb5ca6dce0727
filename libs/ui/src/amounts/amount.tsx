import { styled } from '@mui/material/styles';

/** A number in running layout: digits of one width, never broken across lines. */
export const Amount = styled('span')({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
