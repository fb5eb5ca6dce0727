import { useState } from 'react';
import { formatPercent, formatWholeNumber } from '@programme/formatting';
import { usePriceBook, useShell } from '@programme/mfe-contract';
import { comfortSummary } from '@programme/pricing';
import { Panel, PriceRows, SegmentTabs, Typography } from '@programme/ui';
import { summaryInput } from './comfort-plan-state';
import { examplePlans, type ExampleSize } from './example-plans';
import { planLabels, summaryRows } from './summary-rows';
import { useComfortMoney } from './use-comfort-money';
import { useSeatLabel } from './use-seat-label';

/** What the plan costs three companies of different size. */
export function WorkedExamples() {
  const { translate, preferences } = useShell();
  const priceBook = usePriceBook();
  const { language, currency } = preferences;
  const money = useComfortMoney(currency);
  const seatLabel = useSeatLabel();
  const [size, setSize] = useState<ExampleSize>('small');
  const examples = examplePlans(priceBook);
  const { plan, companySize } = examples.find((one) => one.size === size) ?? examples[0];
  const seats = { method: 'automatic', companySize, participation: plan.participation } as const;
  const input = summaryInput(plan, seats, currency);
  const summary = comfortSummary(priceBook, input);

  return (
    <Panel component="section" aria-labelledby="comfort-examples">
      <Typography id="comfort-examples" component="h2" variant="h2" sx={{ mb: 1.5 }}>
        {translate('comfort.examples.title')}
      </Typography>
      <SegmentTabs
        label={translate('comfort.examples.size')}
        tabs={examples.map(({ size: value, name }) => ({ value, label: translate(name) }))}
        open={size}
        onOpen={setSize}
      >
        <Typography sx={{ fontWeight: 600 }}>{planLabels({ input, summary }, { translate, seatLabel })}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {translate('comfort.seats.participants', {
            share: formatPercent(plan.participation, language),
            employees: translate('comfort.seats.employees', {
              count: companySize,
              formatted: formatWholeNumber(companySize, language),
            }),
            count: summary.requestedSeats,
            formatted: formatWholeNumber(summary.requestedSeats, language),
          })}
        </Typography>
        <PriceRows rows={summaryRows({ input, summary }, { translate, money, seatLabel })} />
      </SegmentTabs>
    </Panel>
  );
}
