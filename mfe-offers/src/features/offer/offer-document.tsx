import type { ReactNode } from 'react';
import { Box, Divider, Notice, Stack, Typography } from '@programme/ui';
import type { OfferViewModel } from '../../shared/offer-view-model/offer-view-model';
import { ComparisonSection } from './comparison-section';
import { CostChartSection } from './cost-chart-section';
import { OfferHeader } from './offer-header';
import { QuoteSection } from './quote-section';

type Props = {
  readonly view: OfferViewModel;
  /** What can be done with the whole offer. */
  readonly action: ReactNode;
};

/** An offer that has been opened, from its heading to its footer (S2 §2). */
export function OfferDocument({ view, action }: Props) {
  return (
    <Stack component="article" sx={{ gap: { xs: 2, sm: 3 } }}>
      <OfferHeader view={view} action={action} />
      {view.expired && (
        <Notice tone="warning" role="alert">
          {view.expired.text}
        </Notice>
      )}
      {view.quotes.length === 0 ? (
        <Notice tone="information" role="status">
          {view.noQuotes}
        </Notice>
      ) : (
        <>
          <Stack divider={<Divider />} sx={{ gap: { xs: 3, sm: 4 } }}>
            {view.quotes.map((quote) => (
              <QuoteSection key={quote.id} quote={quote} />
            ))}
          </Stack>
          <ComparisonSection comparison={view.comparison} />
          {view.charts.map((chart) => (
            <CostChartSection key={chart.id} chart={chart} />
          ))}
        </>
      )}
      {/* On paper the header says the same, and this line would take a sheet of its own. */}
      <Box component="footer" className="screen-only" sx={{ pt: 1 }}>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {view.footer}
        </Typography>
      </Box>
    </Stack>
  );
}
