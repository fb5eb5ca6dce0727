import type { Translate } from '@programme/mfe-contract';
import type { ChosenAddOn, ComfortSummary, ComfortSummaryInput } from '@programme/pricing';
import type { ComparedRow } from '../../shared/saved-calculations/compared-calculation';

type Words = {
  readonly translate: Translate;
  readonly money: (amount: number) => string;
  readonly seatLabel: (seats: number) => string;
};

type Priced = { readonly input: ComfortSummaryInput; readonly summary: ComfortSummary };

/** A plan's price as a receipt: seats, add-ons, total, and the top-up beside the sum. */
export function summaryRows({ input, summary }: Priced, words: Words): ComparedRow[] {
  const { translate, money, seatLabel } = words;
  return [
    {
      id: 'seats',
      label: translate('comfort.summary.seats'),
      explanation: translate('comfort.summary.times', {
        seats: seatLabel(summary.seats),
        amount: money(summary.perUserCost),
      }),
      amount: money(summary.seatsCost),
    },
    ...summary.addOns.map((chosen) => ({
      id: chosen.addOn,
      label: addOnName(chosen, input, translate),
      explanation: translate('comfort.summary.once'),
      amount: money(chosen.cost),
    })),
    totalRow({ input, summary }, words),
    ...(summary.topUp
      ? [
          {
            id: 'topUp',
            kind: 'muted' as const,
            label: translate('comfort.summary.topUp'),
            explanation: translate('comfort.summary.topUp.explanation', {
              seats: seatLabel(summary.topUp.maxExtraSeats),
            }),
            amount: money(summary.topUp.maxExtraCost),
          },
        ]
      : []),
  ];
}

/** Flex is paid every month, add-ons once: with them, the sum is that of the first month. */
function totalRow({ input, summary }: Priced, { translate, money }: Words): ComparedRow {
  const key =
    input.plan.type === 'pack'
      ? 'comfort.summary.total'
      : summary.addOns.length > 0
        ? 'comfort.summary.firstMonth'
        : 'comfort.summary.monthly';
  return {
    id: 'total',
    kind: 'total',
    label: translate(key),
    value: summary.totalCost,
    amount: money(summary.totalCost),
  };
}

function addOnName({ addOn }: ChosenAddOn, { addOns }: ComfortSummaryInput, translate: Translate): string {
  return addOn === 'engagementFeatures'
    ? translate('comfort.addOn.engagementFeatures.chosen', { level: addOns.engagementFeatures ?? 0 })
    : translate(`comfort.addOn.${addOn}`);
}

/** "30 seats · pack of 3 months": what a price is for. */
export function planLabels({ input, summary }: Priced, { translate, seatLabel }: Omit<Words, 'money'>): string {
  return translate('comfort.summary.for', {
    seats: seatLabel(summary.seats),
    plan:
      input.plan.type === 'flex'
        ? translate('comfort.plan.flex')
        : translate('comfort.summary.pack', { count: input.plan.months }),
  });
}
