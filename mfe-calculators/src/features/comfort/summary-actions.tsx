import { nanoid } from 'nanoid';
import { usePriceBook, useShell } from '@programme/mfe-contract';
import { Button } from '@programme/ui';
import { CopyLinkButton } from '../../shared/calculation/copy-link-button';
import { useNamedPrices } from '../../shared/named-prices/named-prices.context';
import { CreateOfferAction } from '../../shared/offer-from-calculation/create-offer-action';
import { useCalculatorsDispatch } from '../../shared/store/calculators.store';
import { comfortPlanSaved } from '../../shared/store/saved-comfort-plans.slice';
import { comfortQuery } from './comfort-link';
import type { ComfortCalculation } from './use-comfort-plan';

/** Keeps the plan to compare it, or copies an address that shows it again. */
export function SummaryActions({ calculation }: { readonly calculation: ComfortCalculation }) {
  const { translate, preferences, toast } = useShell();
  const dispatch = useCalculatorsDispatch();
  const { id: priceBook } = usePriceBook();
  const named = useNamedPrices();
  const { plan, input, summary } = calculation;

  const save = () => {
    dispatch(comfortPlanSaved({ id: nanoid(), priceBook, input, summary }));
    toast({ title: translate('saved.saved.title'), description: translate('saved.saved.text') });
  };

  if (named?.isPreview) return null;
  return (
    <>
      <Button variant="outlined" onClick={save}>
        {translate('saved.save')}
      </Button>
      <CopyLinkButton query={comfortQuery(plan, preferences.language, { currency: preferences.currency, priceBook })} />
      <CreateOfferAction
        quote={{ packageType: 'comfort', employeesCount: summary.requestedSeats, monthsCount: summary.billedMonths }}
        currency={preferences.currency}
        remark={summary.addOns.length > 0 ? translate('offerFrom.noAddOns') : undefined}
      />
    </>
  );
}
