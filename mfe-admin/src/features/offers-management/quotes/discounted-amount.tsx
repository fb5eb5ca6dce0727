import { listTotalBeside, type DiscountedTotal } from '@programme/formatting';
import { useTranslate } from '@programme/mfe-contract';
import type { Currency } from '@programme/pricing';
import { Box, Amount, visuallyHidden } from '@programme/ui';
import { useOfferMoney } from './use-offer-money';

type Props = DiscountedTotal & { readonly currency: Currency };

/** What is to be paid, beside what it would be without the discount. */
export function DiscountedAmount({ currency, listTotal, total }: Props) {
  const translate = useTranslate();
  const money = useOfferMoney(currency);
  const list = listTotalBeside({ total, listTotal }, money);
  return (
    <>
      <Amount>{money(total)}</Amount>
      {list !== null && (
        // One element, blank and all: a text that goes alone may be in the page no more.
        <span>
          {' '}
          <Box component="s" aria-hidden sx={{ fontSize: '0.9rem', fontWeight: 400, color: 'text.secondary' }}>
            <Amount>{list}</Amount>
          </Box>
          {/* Screen readers do not announce a strikethrough. */}
          <Box component="span" sx={visuallyHidden}>
            {translate('quote.instead', { amount: list })}
          </Box>
        </span>
      )}
    </>
  );
}
