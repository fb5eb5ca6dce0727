import { Box, Chip, Amount, PriceRows, Typography } from '@programme/ui';
import type { ComparedCalculation } from './compared-calculation';
import { ComparisonCard } from './comparison-card';

type Props = {
  readonly calculation: ComparedCalculation;
  readonly onRemove: () => void;
};

/** A saved Enterprise calculation; its total stands out. */
export function SavedCalculationCard({ calculation, onRemove }: Props) {
  const { remark, rows } = calculation;
  const total = rows.find(({ kind }) => kind === 'total');

  return (
    <ComparisonCard calculation={calculation} onRemove={onRemove}>
      {remark && <Chip size="small" label={remark} sx={{ alignSelf: 'flex-start', mt: 1 }} />}
      {total && (
        <>
          <Amount
            sx={{ fontSize: '1.5rem', fontWeight: 650, letterSpacing: '-0.015em', mt: 1.5, color: 'primary.main' }}
          >
            {total.amount}
          </Amount>
          {total.explanation && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {total.explanation}
            </Typography>
          )}
          <Box sx={{ mt: 'auto', pt: 1, fontSize: '0.9rem' }}>
            <PriceRows rows={rows.filter((row) => row !== total)} />
          </Box>
        </>
      )}
    </ComparisonCard>
  );
}
