import type { ReactNode } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import type { Currency } from '@programme/pricing';
import { Box, Amount } from '@programme/ui';
import { DiscountedAmount } from './discounted-amount';

type Props = {
  readonly title: ReactNode;
  /** The length of the quote; the others are its neighbours. */
  readonly chosen: boolean;
  readonly currency: Currency;
  readonly listTotal: number;
  readonly total: number;
  /** How the amount comes about, a line each. */
  readonly lines: readonly string[];
};

/** The price of one contract length. */
export function LengthCard({ title, chosen, currency, listTotal, total, lines }: Props) {
  const translate = useTranslate();
  return (
    <Box
      component="li"
      aria-current={chosen || undefined}
      sx={{
        p: 2,
        borderRadius: 1,
        border: '1px solid',
        borderColor: chosen ? 'primary.main' : 'divider',
        boxShadow: chosen ? (theme) => `inset 0 0 0 1px ${theme.palette.primary.main}` : 'none',
        bgcolor: chosen ? 'primary.light' : 'background.paper',
      }}
    >
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: 0.5 }}
      >
        <Box sx={{ fontWeight: 600 }}>{title}</Box>
        {chosen && (
          <Box sx={{ typography: 'caption', color: 'primary.dark', fontWeight: 600 }}>{translate('quote.chosen')}</Box>
        )}
      </Box>
      <Box sx={{ mt: 0.5, fontSize: '1.375rem', fontWeight: 650, letterSpacing: '-0.02em', lineHeight: 1.3 }}>
        <DiscountedAmount currency={currency} listTotal={listTotal} total={total} />
      </Box>
      {lines.map((line) => (
        <Amount
          key={line}
          translate="yes"
          sx={{ display: 'block', whiteSpace: 'normal', typography: 'body2', color: 'text.secondary' }}
        >
          {line}
        </Amount>
      ))}
    </Box>
  );
}
