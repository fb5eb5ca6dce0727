import type { ReactNode, Ref } from 'react';
import { useShell } from '@programme/mfe-contract';
import { currentPriceBook } from '@programme/pricing';
import { Box, Stat, Notice, Panel, PriceRows, Typography } from '@programme/ui';
import { FlexComparisonTable } from './flex-comparison-table';
import { planLabels, summaryRows } from './summary-rows';
import type { ComfortCalculation } from './use-comfort-plan';
import { useComfortMoney } from './use-comfort-money';
import { useSeatLabel } from './use-seat-label';

type Props = {
  readonly calculation: ComfortCalculation;
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** What can be done with the price; left out while the step before cannot be read. */
  readonly actions: ReactNode;
};

/** What the plan costs and how that comes about (S1 §2). */
export function CostSummary({ calculation, headingRef, actions }: Props) {
  const { translate, preferences } = useShell();
  const { input, summary, error } = calculation;
  const { currency } = preferences;
  const money = useComfortMoney(currency);
  const seatLabel = useSeatLabel();
  const flex = input.plan.type === 'flex';

  return (
    <Panel
      component="section"
      aria-labelledby="comfort-summary"
      // What scrolls must be reached with the keyboard; without a fault the buttons in it are.
      {...(error && { tabIndex: 0 })}
      sx={{
        borderStyle: error ? 'dashed' : 'solid',
        // On a low window a long summary scrolls by itself: its end must not wait for the end of the steps.
        maxHeight: { lg: 'calc(100vh - 112px)' },
        overflowY: { lg: 'auto' },
      }}
    >
      <Typography
        id="comfort-summary"
        component="h2"
        variant="h2"
        ref={headingRef}
        tabIndex={-1}
        sx={{ outline: 'none', scrollMarginTop: 88 }}
      >
        {translate('comfort.summary.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {planLabels({ input, summary }, { translate, seatLabel })}
      </Typography>
      {error && (
        <Box sx={{ mt: 1.5 }}>
          <Notice tone="warning">{translate('comfort.summary.stale', { seats: seatLabel(summary.seats) })}</Notice>
        </Box>
      )}
      <Box
        role="status"
        sx={{ my: 2, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, containerType: 'inline-size' }}
      >
        <Stat
          label={translate(flex ? 'comfort.summary.monthly' : 'comfort.summary.total')}
          amount={money(flex ? summary.seatsCost : summary.totalCost)}
          prominent
        />
        {!flex && <Stat label={translate('comfort.summary.perUserMonth')} amount={money(summary.monthlyRate)} />}
      </Box>
      <PriceRows rows={summaryRows({ input, summary }, { translate, money, seatLabel })} />
      {flex && <FlexComparisonTable comparison={summary.flexComparison} />}
      {currentPriceBook.currencies[currency].estimatedFrom && (
        <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
          {translate('calculator.result.estimate')}
        </Typography>
      )}
      {!error && (
        <Box
          className="screen-only"
          sx={{ mt: 2, display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' }}
        >
          {actions}
        </Box>
      )}
    </Panel>
  );
}
