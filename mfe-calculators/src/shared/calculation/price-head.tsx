import type { ReactNode } from 'react';
import { Amount, Box, DisplayPrice, tokens, Typography } from '@programme/ui';

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
    <Box sx={headStyle}>
      {heading}
      <Typography variant="body2" sx={{ color: color.onPanelMuted }}>
        {summary}
      </Typography>
      <Box role="status" sx={{ mt: 2 }}>
        <Label>{main.label}</Label>
        <DisplayPrice fontSize="3.5rem" plain>
          {main.amount}
        </DisplayPrice>
        {others.length > 0 && (
          <Box sx={figuresStyle}>
            {others.map(({ id, label, amount }) => (
              <Box key={id}>
                <Label>{label}</Label>
                <Amount sx={{ fontSize: '1.25rem', fontWeight: 600 }}>{amount}</Amount>
              </Box>
            ))}
          </Box>
        )}
      </Box>
      {children}
    </Box>
  );
}

const headStyle = {
  containerType: 'inline-size',
  px: { xs: 2.5, sm: 3.5 },
  pt: 3,
  pb: 2.5,
  bgcolor: color.panel,
  color: color.onPanel,
} as const;

const figuresStyle = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 2,
  mt: 1.5,
  alignItems: 'end',
  // Text of twice the size has no room for two beside one another.
  '@container (max-width: 16rem)': { gridTemplateColumns: '1fr' },
} as const;

function Label({ children }: { readonly children: ReactNode }) {
  return (
    <Typography variant="caption" component="p" sx={{ color: color.onPanelMuted }}>
      {children}
    </Typography>
  );
}
