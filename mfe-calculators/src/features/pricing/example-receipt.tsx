import { useId } from 'react';
import { formatPercent } from '@programme/formatting';
import { usePriceBook, useShell, type Translate } from '@programme/mfe-contract';
import { Box, Notice, DisplayPrice, PriceRows, tokens, Typography } from '@programme/ui';
import { useMoney } from '../../shared/use-money';
import { exampleRows } from './example-rows';
import type { PricingExample } from './pricing-examples';
import { Recommendation } from './recommendation';

/** One worked example: its receipt, and what there is to say about it. */
export function ExampleReceipt({ example }: { readonly example: PricingExample }) {
  const { translate, preferences } = useShell();
  const priceBook = usePriceBook();
  const { currency, language } = preferences;
  const money = useMoney(currency);
  const id = useId();
  const { price } = example;
  const percent = formatPercent(Math.abs(price.discountPercentage), language);

  return (
    <Box component="article" data-ground aria-labelledby={id} sx={cardStyle}>
      <Typography id={id} component="h3" variant="h3">
        {exampleTitle(example, percent, translate)}
      </Typography>
      <Box sx={{ mt: 0.5, mb: 1 }}>
        <DisplayPrice fontSize="2rem" plain>
          {money(price.finalTotal)}
        </DisplayPrice>
      </Box>
      <PriceRows rows={exampleRows(example, { translate, language, currency, money, priceBook })} />
      {price.wasAdjustedToMinimum && (
        <Box sx={{ mt: 1.5 }}>
          <Notice tone="warning" title={translate('pricing.example.belowMinimum.title')}>
            {translate('pricing.example.belowMinimum.text', {
              base: money(price.baseTotal),
              minimum: money(price.finalTotal),
            })}
          </Notice>
        </Box>
      )}
      {price.discountPercentage < 0 && <Recommendation />}
    </Box>
  );
}

const cardStyle = {
  minWidth: 0,
  p: 2.5,
  borderRadius: `${tokens.radius.medium}px`,
  bgcolor: tokens.color.page,
  breakInside: 'avoid',
} as const;

function exampleTitle({ months, price }: PricingExample, percent: string, translate: Translate): string {
  if (price.discountPercentage === 0) return translate('pricing.example.base', { count: months });
  const key = price.discountPercentage > 0 ? 'pricing.example.discount' : 'pricing.example.surcharge';
  return translate(key, { count: months, percent });
}
