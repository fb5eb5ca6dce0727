import { useTranslate } from '@programme/mfe-contract';
import { Panel, Skeleton, Typography } from '@programme/ui';
import type { ShownPrice } from '../../shared/calculation/shown-price';
import { NotLoadedNotice } from '../../shared/not-loaded-notice';
import { PriceByLength } from '../../shared/price-by-length/price-by-length';
import type { Calculation2025 } from './calculation-2025';
import { chartLengths, type Lengths2025 } from './lengths-2025';

export type PriceDetails2025Props = ShownPrice<Calculation2025> & {
  /** Null until they have come. */
  readonly lengths: Lengths2025 | null;
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly onChooseMonths: (months: number) => void;
};

/** What the same programme costs for other contract lengths, which the API asks the sheet for one by one. */
export function PriceDetails2025({ result, lengths, failed, onRetry, onChooseMonths }: PriceDetails2025Props) {
  const translate = useTranslate();
  if (lengths) {
    return (
      <PriceByLength
        lengths={chartLengths(lengths.prices, result)}
        currency={result.currency}
        months={result.input.months}
        onChoose={onChooseMonths}
      />
    );
  }
  if (failed) return <NotLoadedNotice text={translate('calculator2025.lengths.failed')} onRetry={onRetry} />;
  return (
    <Panel aria-busy>
      <Typography component="h2" variant="h2">
        {translate('priceChart.title')}
      </Typography>
      <Skeleton variant="rounded" height={chartHeight} sx={skeletonStyle} />
    </Panel>
  );
}

/** Of the chart with its table closed, in px: nothing moves when the prices come. */
const chartHeight = 480;

const skeletonStyle = { mt: 2 } as const;
