import { formatPercent } from '@programme/formatting';
import { usePriceBook, useShell } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import { Box, Button, Amount, Panel, Typography } from '@programme/ui';
import { useScreenPath } from '../../shared/named-prices/use-screen-path';

/** The later months of a 2025 programme and what each takes off its fee (S1 §2), from the price book. */
export function DiscountCards() {
  const screenPath = useScreenPath();
  const { translate, preferences } = useShell();
  const priceBook = usePriceBook();
  const bands = priceBook.rates2025.filter(({ discount }) => discount > 0);
  return (
    <Box component="section" aria-labelledby="discounts-2025" className="screen-only" sx={{ mt: { xs: 4, md: 5 } }}>
      <Typography id="discounts-2025" component="h2" variant="h2" sx={{ mb: 1.5 }}>
        {translate('calculator2025.cards.title')}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: { xs: 1.5, md: 2 },
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {bands.map(({ min, max, discount }) => (
          <Panel key={min} component="li" sx={{ p: { xs: 2, sm: 2.5 } }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {min === max
                ? translate('calculator2025.cards.month', { month: min })
                : translate('calculator2025.cards.months', { min, max })}
            </Typography>
            <Amount sx={{ fontSize: '1.5rem', fontWeight: 650, color: 'primary.main' }}>
              {formatPercent(-discount / 100, preferences.language, { signed: true })}
            </Amount>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {translate('calculator2025.cards.text')}
            </Typography>
          </Panel>
        ))}
      </Box>
      <Button component={RouterLink} to={screenPath('discounts')} sx={{ mt: 1, ml: '-18px' }}>
        {translate('calculator2025.cards.more')}
      </Button>
    </Box>
  );
}
