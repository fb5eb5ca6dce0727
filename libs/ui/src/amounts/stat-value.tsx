import type { ReactNode } from 'react';
import { Amount } from './amount';

type Props = { readonly prominent: boolean; readonly fontSize: string; readonly children: ReactNode };

/** A large amount. One of a group is prominent. */
export function StatValue({ prominent, fontSize, children }: Props) {
  return (
    <Amount
      sx={{
        display: 'block',
        fontWeight: 650,
        letterSpacing: '-0.02em',
        lineHeight: 1.15,
        fontSize,
        color: prominent ? 'primary.main' : 'text.primary',
      }}
    >
      {children}
    </Amount>
  );
}
