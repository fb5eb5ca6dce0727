import type { ReactNode } from 'react';
import { Figure } from './figure';

type Props = { readonly prominent: boolean; readonly fontSize: string; readonly children: ReactNode };

/** A figure that people look for. One of a group is prominent. */
export function LargeFigure({ prominent, fontSize, children }: Props) {
  return (
    <Figure
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
    </Figure>
  );
}
