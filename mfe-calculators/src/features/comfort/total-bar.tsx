import { useShell } from '@programme/mfe-contract';
import { PriceBar } from '../../shared/price-bar';
import type { ComfortCalculation } from './use-comfort-plan';
import { useComfortMoney } from './use-comfort-money';

type Props = { readonly calculation: ComfortCalculation; readonly onSeeSummary: () => void };

/** The price where there is no room for the summary beside the steps, and the way to the summary. */
export function TotalBar({ calculation, onSeeSummary }: Props) {
  const { translate, preferences } = useShell();
  const { plan, summary, error } = calculation;
  const money = useComfortMoney(preferences.currency);
  const flex = plan.planType === 'flex';
  return (
    <PriceBar
      label={translate('comfort.summary.title')}
      {...(error
        ? { caption: translate('comfort.bar.stale') }
        : {
            caption: translate(flex ? 'comfort.summary.monthly' : 'comfort.summary.total'),
            amount: money(flex ? summary.seatsCost : summary.totalCost),
          })}
      action={translate('comfort.bar.see')}
      onAction={onSeeSummary}
    />
  );
}
