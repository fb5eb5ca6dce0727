import type { ReactNode } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Box, tokens, Typography } from '@programme/ui';
import type { Accepted } from './accept-options';

type Props = {
  readonly accepted: Accepted;
  readonly total: string;
  /** What can be done about it. */
  readonly children?: ReactNode;
};

/** What is about to be accepted: option, length and total. */
export function AcceptedCard({ accepted: { option, length }, total, children }: Props) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        p: 2,
        borderRadius: `${tokens.radius.medium}px`,
        bgcolor: tokens.color.mint,
      }}
      data-ground
    >
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{`${option.title} · ${length.title}`}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1, mt: 0.5 }}>
          <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
            {translate('offer.total')}
          </Typography>
          <Typography
            component="strong"
            translate="no"
            sx={{ fontSize: '1.5rem', fontWeight: 620, fontVariantNumeric: 'tabular-nums' }}
          >
            {total}
          </Typography>
        </Box>
      </Box>
      {children}
    </Box>
  );
}
