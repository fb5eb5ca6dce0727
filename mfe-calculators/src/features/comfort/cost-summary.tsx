import type { ReactNode, Ref } from 'react';
import { usePriceBook, useShell } from '@programme/mfe-contract';
import { Box, Notice, Panel, PriceRows, tokens, Typography } from '@programme/ui';
import { useNamedPrices } from '../../shared/named-prices/named-prices.context';
import { todaysRows } from '../../shared/named-prices/todays-rows';
import { PriceHead } from '../../shared/calculation/price-head';
import { comfortTotal } from './comfort-total';
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
  const priceBook = usePriceBook();
  const { input, summary, error } = calculation;
  const { currency } = preferences;
  const money = useComfortMoney(currency);
  const seatLabel = useSeatLabel();
  const flex = input.plan.type === 'flex';
  const today = useNamedPrices()?.today;
  const todaysTotal = today && comfortTotal(today, input);

  return (
    <Panel
      component="section"
      aria-labelledby="comfort-summary"
      // What scrolls must be reached with the keyboard; without a fault the buttons in it are.
      {...(error && { tabIndex: 0 })}
      sx={{
        p: { xs: 0, sm: 0 },
        boxShadow: tokens.shadow.raised,
        // On a low window a long summary scrolls by itself: its end must not wait for the end of the steps.
        maxHeight: { lg: `calc(100vh - ${tokens.headerHeight + 48}px)` },
        overflowX: 'hidden',
        overflowY: { lg: 'auto' },
      }}
    >
      <PriceHead
        heading={
          <Typography
            id="comfort-summary"
            component="h2"
            variant="h2"
            ref={headingRef}
            tabIndex={-1}
            sx={{ outline: 'none', scrollMarginTop: tokens.headerHeight + 24 }}
          >
            {translate('comfort.summary.title')}
          </Typography>
        }
        summary={planLabels({ input, summary }, { translate, seatLabel })}
        main={{
          label: translate(flex ? 'comfort.summary.monthly' : 'comfort.summary.total'),
          amount: money(flex ? summary.seatsCost : summary.totalCost),
        }}
        others={
          flex
            ? []
            : [
                {
                  id: 'monthly',
                  label: translate('comfort.summary.perUserMonth'),
                  amount: money(summary.monthlyRate),
                },
              ]
        }
      />
      <Box sx={{ px: { xs: 2.5, sm: 3.5 }, pt: 2, pb: 3 }}>
        {error && (
          <Box sx={{ mb: 1.5 }}>
            <Notice tone="warning">{translate('comfort.summary.stale', { seats: seatLabel(summary.seats) })}</Notice>
          </Box>
        )}
        <PriceRows
          rows={[
            ...summaryRows({ input, summary }, { translate, money, seatLabel }),
            ...todaysRows(todaysTotal, summary.totalCost, { translate, money }),
          ]}
        />
        {flex && <FlexComparisonTable comparison={summary.flexComparison} />}
        {priceBook.currencies[currency].estimatedFrom && (
          <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
            {translate('calculator.result.estimate')}
          </Typography>
        )}
        {!error && (
          <Box
            className="screen-only"
            sx={{ mt: 2, display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(11.25rem, 1fr))' }}
          >
            {actions}
          </Box>
        )}
      </Box>
    </Panel>
  );
}
