import { lazy, Suspense } from 'react';
import { calculatorPaths, routePaths, useTranslate } from '@programme/mfe-contract';
import { Route, Routes, StoreProvider } from '@programme/platform';
import { Spinner } from '@programme/ui';
import { Calculator2026Page } from '../features/calculator-2026/calculator-2026.page';
import { calculatorsStore } from '../shared/calculators.store';

// The first screen comes with the remote; the others are loaded by those who open them.
const Calculator2025Page = lazy(async () => ({
  default: (await import('../features/calculator-2025/calculator-2025.page')).Calculator2025Page,
}));
const Calculator2026AdminPage = lazy(async () => ({
  default: (await import('../features/calculator-2026/calculator-2026-admin.page')).Calculator2026AdminPage,
}));
const ComfortPage = lazy(async () => ({
  default: (await import('../features/comfort/comfort.page')).ComfortPage,
}));
const PricingPage = lazy(async () => ({
  default: (await import('../features/pricing/pricing.page')).PricingPage,
}));
const DiscountsPage = lazy(async () => ({
  default: (await import('../features/discounts/discounts.page')).DiscountsPage,
}));
const EnterpriseDescriptionPage = lazy(async () => ({
  default: (await import('../features/enterprise-description/enterprise-description.page')).EnterpriseDescriptionPage,
}));

const screens = [
  { paths: calculatorPaths('calculator2026'), Page: Calculator2026Page },
  { paths: calculatorPaths('calculator2025'), Page: Calculator2025Page },
  { paths: calculatorPaths('calculator2026Admin'), Page: Calculator2026AdminPage },
  { paths: calculatorPaths('comfort'), Page: ComfortPage },
  { paths: [routePaths.pricing], Page: PricingPage },
  { paths: [routePaths.discounts], Page: DiscountsPage },
  { paths: [routePaths.enterpriseDescription], Page: EnterpriseDescriptionPage },
];

/** The addresses of the public side (S1 §2). */
export function CalculatorsRoutes() {
  const translate = useTranslate();
  return (
    <StoreProvider store={calculatorsStore}>
      <Suspense fallback={<Spinner label={translate('calculator.loading')} />}>
        <Routes>
          {screens.flatMap(({ paths, Page }) =>
            paths.map((path) => <Route key={path} path={path} element={<Page />} />),
          )}
        </Routes>
      </Suspense>
    </StoreProvider>
  );
}
