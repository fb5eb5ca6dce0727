import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Short remarks that stand on their own, one under the other, with room between those that need two lines. */
export function BulletList({
  items,
}: {
  readonly items: readonly { readonly id: string; readonly text: ReactNode }[];
}) {
  return (
    <Box
      component="ul"
      sx={{ m: 0, pl: 2.5, typography: 'body2', '& li + li': { mt: 0.75 }, '& li::marker': { color: 'primary.main' } }}
    >
      {items.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </Box>
  );
}
