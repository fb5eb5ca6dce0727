import type { ReactNode } from 'react';
import { OfferDocument, type OfferViewModel } from '@programme/offer-view';
import { ComparisonSection } from './comparison-section';
import { CostChartSection } from './cost-chart-section';

type Props = {
  readonly view: OfferViewModel;
  /** What can be done with the whole offer. */
  readonly action: ReactNode;
};

/** An opened offer across the whole screen, with the comparison of its quotes and their charts. */
export function OfferPage({ view, action }: Props) {
  return (
    <OfferDocument view={view} action={action} className="full-bleed">
      <ComparisonSection comparison={view.comparison} />
      {view.charts.map((chart) => (
        <CostChartSection key={chart.id} chart={chart} />
      ))}
    </OfferDocument>
  );
}
