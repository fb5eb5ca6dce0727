import { memo, useRef } from 'react';
import { usePageTitle, useTranslate } from '@programme/mfe-contract';
import { Box, PageHeading, Stack, tokens } from '@programme/ui';
import { AddOnsStep } from './add-ons-step';
import type { ComfortPlanState } from './comfort-plan-state';
import { CostSummary } from './cost-summary';
import { HowItWorksCard } from './how-it-works-card';
import { PlanTypeStep } from './plan-type-step';
import { SafetyCreditCard } from './safety-credit-card';
import { SeatsStep } from './seats-step';
import { SavedComfortPlans } from './saved-comfort-plans';
import { SummaryActions } from './summary-actions';
import { TopUpStep } from './top-up-step';
import { TotalBar } from './total-bar';
import { roomForPriceBar } from '../../shared/price-bar';
import { CalculatorIllustration } from '../../shared/calculator-illustration';
import { SaveInHistory } from '../../shared/save-in-history';
import { resultPrintStyles } from '../../shared/print/result-print-styles';
import { useComfortLog } from './use-comfort-log';
import { useComfortPlan } from './use-comfort-plan';
import { WorkedExamples } from './worked-examples';

const illustration = <CalculatorIllustration shows="seats" />;

/** The Comfort plan calculator (S1 §2): four steps, and a price that follows every change. */
export function ComfortPage() {
  const translate = useTranslate();
  const calculation = useComfortPlan();
  const { plan, change } = calculation;
  useComfortLog(calculation);
  const summaryHeading = useRef<HTMLHeadingElement>(null);
  const steps = useRef<HTMLDivElement>(null);
  usePageTitle(translate('comfort.title'));

  const seeSummary = () => {
    summaryHeading.current?.scrollIntoView({ block: 'start' });
    summaryHeading.current?.focus({ preventScroll: true });
  };

  const restorePlan = (restored: ComfortPlanState) => {
    change(restored);
    steps.current?.scrollIntoView({ block: 'start' });
    steps.current?.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true });
  };

  return (
    <Box sx={roomForPriceBar}>
      <PageHeading title={translate('comfort.title')} lead={translate('comfort.lead')} action={illustration} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2.5, lg: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
          alignItems: 'start',
          '@media print': { display: 'block' },
        }}
      >
        <Stack
          ref={steps}
          className="screen-only"
          sx={{ gap: { xs: 2, lg: 2.5 }, minWidth: 0, scrollMarginTop: tokens.headerHeight + 12 }}
        >
          <SeatsStep calculation={calculation} />
          <PlanTypeStep planType={plan.planType} packMonths={plan.packMonths} change={change} />
          <AddOnsStep chosen={plan.addOns} change={change} />
          <TopUpStep calculation={calculation} />
        </Stack>
        <Box
          // The figures of an invalid step are those of earlier seats.
          className={calculation.error ? 'screen-only' : undefined}
          sx={{
            minWidth: 0,
            position: { lg: 'sticky' },
            top: { lg: 88 },
            ...resultPrintStyles,
          }}
        >
          <CostSummary
            calculation={calculation}
            headingRef={summaryHeading}
            actions={<SummaryActions calculation={calculation} />}
          />
        </Box>
      </Box>
      <Guides />
      <SavedComfortPlans shown={calculation.error ? null : calculation.input} onRestorePlan={restorePlan} />
      <TotalBar calculation={calculation} onSeeSummary={seeSummary} />
      <SaveInHistory inputs={plan} />
    </Box>
  );
}

/** What never changes: a key press does not render it. */
const Guides = memo(function Guides() {
  return (
    <Box
      className="screen-only"
      sx={{
        display: 'grid',
        columnGap: 3,
        rowGap: { xs: 2, lg: 2.5 },
        mt: { xs: 2.5, lg: 3 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
        alignItems: 'start',
      }}
    >
      <HowItWorksCard />
      <WorkedExamples />
      <SafetyCreditCard />
    </Box>
  );
});
