import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { StoreProvider } from '@programme/platform';
import { formFiles } from '@programme/testing/form-files';
import { testForms, type FormCase } from '@programme/testing/forms';
import { Calculator2025Page } from '../features/calculator-2025/calculator-2025.page';
import { Calculator2026AdminPage } from '../features/calculator-2026/calculator-2026-admin.page';
import { Calculator2026Page } from '../features/calculator-2026/calculator-2026.page';
import { createCalculatorsStore } from '../shared/store/calculators.store';

const price2025 = { startFee2025: 10_000, monthTotal2025: 38_400, longMonthDiscount: -3_840, value2025: 44_560 };
const prices = 'GET /api/pricing-2025/PLN';
const log = 'POST /api/logs';
const answers = {
  [prices]: { body: price2025 },
  [`${prices}/lengths`]: { status: 502 },
  [log]: { status: 201, body: { id: 1 } },
};

beforeEach(() => jest.spyOn(console, 'error').mockReturnValue());

const calculator = (route: string, Page: ComponentType): FormCase => ({
  file: 'shared/calculation/calculator-form.tsx',
  which: route,
  page: () => {
    const store = createCalculatorsStore();
    return () => (
      <StoreProvider store={store}>
        <Page />
      </StoreProvider>
    );
  },
  shell: { route },
  answers,
  reach: () => screen.findByLabelText('Number of employees'),
  typed: {
    'Company name (optional)': 'Acme & Co',
    'Number of employees': '240',
    'Number of active users': '131',
    'Number of months': '7',
  },
});

const press = 'Calculate price';
const stays = () => screen.findByRole('region', { name: 'Price' });

/** Nobody waits for the log. */
const logged = { press, call: log, success: answers[log]!, stays, untold: true } as const;

testForms(formFiles('mfe-calculators', {}), [
  { ...calculator('/', Calculator2026Page), sending: logged },
  { ...calculator('/2026-admin', Calculator2026AdminPage), sending: logged },
  { ...calculator('/2025', Calculator2025Page), sending: { press, call: prices, success: answers[prices]!, stays } },
]);
