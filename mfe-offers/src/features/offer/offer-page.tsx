import type { ComponentProps } from 'react';
import { OfferDocument } from '@programme/offer-view';
import { ComparisonSection } from './comparison-section';
import { CostChartSection } from './cost-chart-section';

type Props = Pick<
  ComponentProps<typeof OfferDocument>,
  'view' | 'action' | 'announcement' | 'expiredAction' | 'choice' | 'onChoose' | 'onLook' | 'accepted' | 'closing'
>;

/** An opened offer across the whole screen, with the comparison of its quotes and their charts. */
export function OfferPage(props: Props) {
  const { view } = props;
  return (
    <OfferDocument {...props} className="full-bleed">
      <ComparisonSection comparison={view.comparison} />
      {view.charts.map((chart) => (
        <CostChartSection key={chart.id} chart={chart} />
      ))}
    </OfferDocument>
  );
}
