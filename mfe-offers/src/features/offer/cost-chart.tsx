import { lazy, Suspense } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Box, FallbackBoundary, Notice, Spinner } from '@programme/ui';
import type { CostPicture } from '../../shared/offer-view/cost-picture';

// The prices are read before the picture is looked at: its library comes afterwards.
const MonthsBars = lazy(async () => ({ default: (await import('@programme/charts')).MonthsBars }));

const height = 320;

export function CostChart({ picture }: { readonly picture: CostPicture }) {
  const translate = useTranslate();
  return (
    <FallbackBoundary fallback={<ChartFailure />}>
      <Box sx={{ minHeight: height }}>
        <Suspense fallback={<Spinner label={translate('offer.chart.loading')} />}>
          <MonthsBars
            label={translate('offer.chart.label')}
            months={picture.months}
            series={picture.series}
            monthsLabel={translate('offer.chart.months')}
            format={picture.money}
            formatAxis={picture.roughly}
          />
        </Suspense>
      </Box>
    </FallbackBoundary>
  );
}

function ChartFailure() {
  const translate = useTranslate();
  return <Notice tone="warning">{translate('offer.chart.failed')}</Notice>;
}
