import { usePageTitle, usePriceBook, useShell } from '@programme/mfe-contract';
import { Box, Notice, PageHeading, Stack } from '@programme/ui';
import { ExamplesSection } from './examples-section';
import { FeesSection } from './fees-section';
import { LengthSection } from './length-section';
import { MinimumSection } from './minimum-section';
import { OnboardingSection } from './onboarding-section';
import { CalculateLink } from '../../shared/calculate-link';
import { usePrintableScreen } from '../../shared/use-printable-screen';

/** How an Enterprise price comes about, in five steps, in the active currency (S1 §2). */
export function PricingPage() {
  const { translate, preferences } = useShell();
  const priceBook = usePriceBook();
  const { currency } = preferences;
  const year = String(priceBook.year);
  const title = translate('pricing.title', { year });
  usePageTitle(title);
  usePrintableScreen(title);

  return (
    <>
      <PageHeading title={title} lead={translate('pricing.lead', { currency, year })} />
      <Stack sx={{ gap: { xs: 2.5, lg: 3 } }}>
        {priceBook.currencies[currency].estimatedFrom && (
          <Notice tone="information">{translate('calculator.result.estimate')}</Notice>
        )}
        <OnboardingSection />
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 2.5, lg: 3 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            alignItems: 'start',
          }}
        >
          <FeesSection />
          <Stack sx={{ gap: { xs: 2.5, lg: 3 } }}>
            <MinimumSection />
            <LengthSection />
          </Stack>
        </Box>
        <ExamplesSection />
      </Stack>
      <CalculateLink to="calculator2026" />
    </>
  );
}
