import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import type { ReactNode } from 'react';

export type PriceRow = {
  readonly id: string;
  readonly label: ReactNode;
  /** How the amount comes about, in a smaller line below the label. */
  readonly explanation?: ReactNode;
  readonly amount: ReactNode;
  /** `total` is set apart by a line and weight, `muted` is a figure beside the sum. */
  readonly kind?: 'part' | 'total' | 'muted';
};

/** A price explained like a receipt: what, how, and the amount right-aligned. */
export function PriceRows({ rows }: { readonly rows: readonly PriceRow[] }) {
  return (
    <Receipt>
      {rows.map(({ id, label, explanation, amount, kind = 'part' }) => (
        <div key={id} data-kind={kind}>
          <dt>
            <span>{label}</span>
            {explanation !== undefined && <div>{explanation}</div>}
          </dt>
          <dd translate="no">{amount}</dd>
        </div>
      ))}
    </Receipt>
  );
}

const Receipt = styled('dl')(
  memoTheme(({ theme: { palette, spacing, typography } }) => ({
    margin: 0,
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: spacing(2),
      alignItems: 'baseline',
      paddingBlock: spacing(0.875),
      color: palette.text.primary,
    },
    '& > [data-kind=muted]': { color: palette.text.secondary },
    '& > [data-kind=total]': {
      marginTop: spacing(0.75),
      paddingTop: spacing(1.5),
      borderTop: `1.5px solid ${palette.text.primary}`,
      fontWeight: 600,
    },
    '& dt > div': { ...typography.caption, color: palette.text.secondary, fontWeight: 400 },
    // As `Amount`, without an element of its own: these rows change with every key press.
    '& dd': { margin: 0, textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  })),
);
