import { usePageTitle, usePriceBook, useShell } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import { Box, Button, CalculatorIcon, Notice, PageHeading, Stack, tokens } from '@programme/ui';
import { ExamplesSection } from './examples-section';
import { FeesSection } from './fees-section';
import { LengthSection } from './length-section';
import { MinimumSection } from './minimum-section';
import { OnboardingSection } from './onboarding-section';
import { usePrintableScreen } from '../../shared/use-printable-screen';
import { useScreenPath } from '../../shared/named-prices/use-screen-path';

/** How an Enterprise price comes about, in five steps, in the active currency (S1 §2). */
export function PricingPage() {
  const screenPath = useScreenPath();
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
      <Button
        className="screen-only"
        variant="contained"
        size="large"
        component={RouterLink}
        to={screenPath('calculator2026')}
        startIcon={<CalculatorIcon />}
        sx={calculateStyle}
      >
        {translate('pricing.calculate')}
      </Button>
    </>
  );
}

/** Stays at the end of the screen while the page scrolls, and comes to rest below its content. */
const calculateStyle = {
  position: 'sticky',
  bottom: 20,
  float: 'right',
  mt: 3,
  zIndex: 'fab',
  boxShadow: tokens.shadow.raised,
} as const;
