import { priceBookOfQuery, withPriceBook } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { RouterLink, useLocation } from '@programme/platform';
import { Button } from '@programme/ui';

/** Leads to the same inputs, whether they stand in the address or were typed. */
export function UseTodaysPrices() {
  const translate = useTranslate();
  const { pathname, search, state } = useLocation();
  if (priceBookOfQuery(search) === null) return null;
  return (
    <Button component={RouterLink} to={`${pathname}?${withPriceBook(search, null)}`} state={state as unknown} replace>
      {translate('namedPrices.useToday')}
    </Button>
  );
}
