import type { ReactNode } from 'react';
import { DisplayPrice, memoTheme, styled, tokens } from '@programme/ui';

type Figure = {
  readonly label: ReactNode;
  /** Formatted. */
  readonly amount: string;
};

type Props = {
  readonly heading: ReactNode;
  /** What the price is for. */
  readonly summary: string;
  /** The figure that people look for. */
  readonly main: Figure;
  readonly others: readonly (Figure & { readonly id: string })[];
  readonly children?: ReactNode;
};

const { color } = tokens;

/** The head of a price's card: its figures on the dark green of the brand. */
export function PriceHead({ heading, summary, main, others, children }: Props) {
  return (
    <Head>
      {heading}
      <p data-summary>{summary}</p>
      <div role="status">
        <p>{main.label}</p>
        <DisplayPrice fontSize="3.5rem" plain>
          {main.amount}
        </DisplayPrice>
        {others.length > 0 && (
          <div data-figures>
            {others.map(({ id, label, amount }) => (
              <div key={id}>
                <p>{label}</p>
                <b>{amount}</b>
              </div>
            ))}
          </div>
        )}
      </div>
      {children}
    </Head>
  );
}

// Plain elements under one styled one: they render with every key press.
const Head = styled('div')(
  memoTheme(({ theme: { breakpoints, spacing, typography } }) => ({
    containerType: 'inline-size',
    padding: spacing(3, 2.5, 2.5),
    [breakpoints.up('sm')]: { paddingInline: spacing(3.5) },
    backgroundColor: color.panel,
    color: color.onPanel,
    '& p': { ...typography.caption, margin: 0, color: color.onPanelMuted },
    '& > [data-summary]': typography.body2,
    '& > [role=status]': { marginTop: spacing(2) },
    '& [data-figures]': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: spacing(2),
      marginTop: spacing(1.5),
      alignItems: 'end',
      // Text of twice the size has no room for two beside one another.
      '@container (max-width: 16rem)': { gridTemplateColumns: '1fr' },
    },
    '& b': { fontSize: '1.25rem', fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  })),
);
