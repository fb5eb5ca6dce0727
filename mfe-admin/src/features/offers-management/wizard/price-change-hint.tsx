import { useTranslate } from '@programme/mfe-contract';
import { Box, Button, Notice } from '@programme/ui';
import { changedQuotes } from './price-change';
import type { OfferWizard } from './use-offer-wizard';

type Props = { readonly wizard: Pick<OfferWizard, 'tab' | 'open' | 'isOpenable' | 'priceChange'> };

/** Says on every other step that the step of the quotes asks about new prices, and leads there. */
export function PriceChangeHint({ wizard: { tab, open, isOpenable, priceChange } }: Props) {
  const translate = useTranslate();
  if (!priceChange || tab === 'quotes') return null;
  const count = changedQuotes(priceChange);
  return (
    <Box sx={{ mt: 3 }}>
      <Notice
        tone="warning"
        role="alert"
        title={translate('wizard.prices')}
        action={
          isOpenable('quotes') && (
            <Button color="inherit" onClick={() => open('quotes')}>
              {translate('wizard.prices.compare')}
            </Button>
          )
        }
      >
        <span>{translate('wizard.prices.open')}</span>{' '}
        <span>{count === 0 ? translate('wizard.prices.same') : translate('wizard.prices.count', { count })}</span>
      </Notice>
    </Box>
  );
}
