import { usePriceBook, useTranslate } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import { Button, Panel, Typography } from '@programme/ui';
import { discountBands } from './discount-bands';
import { DiscountSteps } from './discount-steps';
import { useScreenPath } from '../../shared/named-prices/use-screen-path';

/** How these discounts work, and that the 2026 prices have others: a reader may have seen both. */
export function DiscountsExplanation() {
  const screenPath = useScreenPath();
  const translate = useTranslate();
  const priceBook = usePriceBook();
  const first = priceBook.months.min;
  const from = discountBands(priceBook)[0]?.min ?? first;

  return (
    <Panel component="section">
      <Typography component="h2" variant="h2" sx={{ mb: 1.5 }}>
        {translate('discounts.how')}
      </Typography>
      <Typography sx={{ mb: 3 }}>{translate('discounts.explanation', { first, last: from - 1, from })}</Typography>
      <DiscountSteps />
      <Typography sx={{ mt: 3, color: 'text.secondary' }}>{translate('discounts.wholeContract')}</Typography>
      <Button component={RouterLink} to={screenPath('pricing')} sx={{ mt: 1, ml: -2 }}>
        {translate('discounts.seePricing')}
      </Button>
    </Panel>
  );
}
