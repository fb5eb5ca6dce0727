import { calculatorPaths } from '@programme/mfe-contract';
import { Route, Routes, StoreProvider } from '@programme/platform';
import { Calculator2026Page } from '../features/calculator-2026/calculator-2026.page';
import { calculatorsStore } from '../shared/calculators.store';

/** The public calculators' addresses (S1 §2). */
export function CalculatorsRoutes() {
  return (
    <StoreProvider store={calculatorsStore}>
      <Routes>
        {calculatorPaths('calculator2026').map((path) => (
          <Route key={path} path={path} element={<Calculator2026Page />} />
        ))}
      </Routes>
    </StoreProvider>
  );
}
