import { Suspense } from 'react';
import { calculatorPaths, routePaths, useTranslate } from '@programme/mfe-contract';
import { matchPath, Route, Routes, StoreProvider } from '@programme/platform';
import { Spinner } from '@programme/ui';
import { PricesGate } from '../shared/prices-gate';
import { Calculator2026Page } from '../features/calculator-2026/calculator-2026.page';
import { calculatorsStore } from '../shared/store/calculators.store';
import { screenChunk, type ScreenChunk } from './screen-chunk';

// The first screen comes with the remote; the others are loaded by those who open them.
const calculator2026: ScreenChunk = { Page: Calculator2026Page, load: () => Promise.resolve() };
const calculator2025 = screenChunk(
  async () => (await import('../features/calculator-2025/calculator-2025.page')).Calculator2025Page,
);
const calculator2026Admin = screenChunk(
  async () => (await import('../features/calculator-2026/calculator-2026-admin.page')).Calculator2026AdminPage,
);
const comfort = screenChunk(async () => (await import('../features/comfort/comfort.page')).ComfortPage);
const pricing = screenChunk(async () => (await import('../features/pricing/pricing.page')).PricingPage);
const discounts = screenChunk(async () => (await import('../features/discounts/discounts.page')).DiscountsPage);
const enterpriseDescription = screenChunk(
  async () =>
    (await import('../features/enterprise-description/enterprise-description.page')).EnterpriseDescriptionPage,
);

const screens = [
  { paths: calculatorPaths('calculator2026'), screen: calculator2026 },
  { paths: calculatorPaths('calculator2025'), screen: calculator2025 },
  { paths: calculatorPaths('calculator2026Admin'), screen: calculator2026Admin },
  { paths: calculatorPaths('comfort'), screen: comfort },
  { paths: [routePaths.pricing], screen: pricing },
  { paths: [routePaths.discounts], screen: discounts },
  { paths: [routePaths.enterpriseDescription], screen: enterpriseDescription },
];

/** Loads the chunk of the screen at an address, if it has one. */
export async function loadCalculatorsScreen(pathname: string): Promise<void> {
  await screens.find(({ paths }) => paths.some((path) => matchPath(path, pathname)))?.screen.load();
}

/** The addresses of the public side (S1 §2). */
export function CalculatorsRoutes() {
  const translate = useTranslate();
  return (
    <StoreProvider store={calculatorsStore}>
      <Suspense fallback={<Spinner label={translate('calculator.loading')} />}>
        <PricesGate>
          <Routes>
            {screens.flatMap(({ paths, screen: { Page } }) =>
              paths.map((path) => <Route key={path} path={path} element={<Page />} />),
            )}
          </Routes>
        </PricesGate>
      </Suspense>
    </StoreProvider>
  );
}
