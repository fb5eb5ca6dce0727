import type { ReactNode } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import type { Currency } from '@programme/pricing';
import { useMoney } from '../use-money';
import { PaymentTimeline } from './payment-timeline';
import { PriceHead } from './price-head';

export type PanelPrice = {
  readonly currency: Currency;
  readonly months: number;
  /** Major units. */
  readonly total: number;
  readonly monthlyPayment: number;
  readonly startupFee: number;
  /** For one active user and one month; null where the price list does not say. */
  readonly average: number | null;
};

type Props = {
  readonly heading: ReactNode;
  /** What the price is for. */
  readonly summary: string;
  readonly price: PanelPrice;
};

/** An Enterprise price at a glance: total, monthly payment, what one user costs, and when it is paid. */
export function PricePanel({ heading, summary, price }: Props) {
  const translate = useTranslate();
  const money = useMoney(price.currency);
  const { total, monthlyPayment, startupFee, average, months } = price;
  const monthly = { id: 'monthly', label: translate('calculator.result.monthly'), amount: money(monthlyPayment) };
  const perUser = average !== null && {
    id: 'perUser',
    label: translate('calculator.result.perUser'),
    amount: money(average),
  };
  return (
    <PriceHead
      heading={heading}
      summary={summary}
      main={{ label: translate('calculator.result.total'), amount: money(total) }}
      others={perUser ? [monthly, perUser] : [monthly]}
    >
      <PaymentTimeline
        startupFee={money(startupFee)}
        monthlyPayment={money(monthlyPayment)}
        months={months}
        ratio={monthlyPayment / startupFee}
      />
    </PriceHead>
  );
}
