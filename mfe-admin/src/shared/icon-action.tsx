import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '@programme/ui';

type Props = ComponentProps<typeof IconButton> & {
  readonly icon: ReactNode;
  /** What it does. */
  readonly label: string;
  /** What it does, and to what. */
  readonly fullLabel: string;
  readonly href?: string;
  readonly target?: string;
  readonly rel?: string;
};

/** An icon that acts on one row of a list; its name stands in a tip. */
export function IconAction({ icon, label, fullLabel, ...props }: Props) {
  return (
    <IconButton {...props} aria-label={fullLabel} title={label} sx={{ width: 40, height: 40 }}>
      {icon}
    </IconButton>
  );
}
