import type { ShownPrice } from '../../shared/calculation/shown-price';
import type { Calculation2026 } from './calculation-2026';
import { ComfortBeside } from './comfort-beside';
import { PriceByLength } from './price-by-length';

type Props = ShownPrice<Calculation2026> & { readonly onChooseMonths: (months: number) => void };

/** What else there is to know about a price: other contract lengths, and the self-service plan for as many people. */
export function PriceDetails({ result: { input, currency, price2026 }, onChooseMonths }: Props) {
  return (
    <>
      <PriceByLength input={input} currency={currency} onChoose={onChooseMonths} />
      <ComfortBeside input={input} currency={currency} total={price2026.finalTotal} />
    </>
  );
}
