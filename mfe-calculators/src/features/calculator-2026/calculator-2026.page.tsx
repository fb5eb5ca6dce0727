import { useShell } from '@programme/mfe-contract';
import { Box, Notice, PageHeading, Panel, Spinner } from '@programme/ui';
import { CalculatorForm } from '../../shared/calculation/calculator-form';
import { SavedCalculations } from '../../shared/saved-calculations/saved-calculations';
import { ActiveUsersByMonth } from './active-users-by-month';
import { ResultPanel } from './result-panel';
import { ResultPlaceholder } from './result-placeholder';
import { useCalculation2026 } from './use-calculation-2026';

const list = 'savedCalculations';

/** The 2026 Enterprise calculator (S1 §2). */
export function Calculator2026Page() {
  const { translate } = useShell();
  const { state, calculate, clear } = useCalculation2026();
  const calculating = state.status === 'calculating';

  return (
    <>
      <Box className="screen-only">
        <PageHeading title={translate('calculator2026.title')} lead={translate('calculator2026.lead')} />
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 2.5, lg: 3 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(320px, 4fr) minmax(0, 7fr)' },
            alignItems: 'start',
          }}
        >
          <Panel>
            <CalculatorForm calculating={calculating} onCalculate={(input) => void calculate(input)}>
              <ActiveUsersByMonth />
            </CalculatorForm>
          </Panel>
          <Box sx={{ minWidth: 0 }} aria-busy={calculating}>
            {state.status === 'failed' && (
              <Notice tone="error" role="alert" onClose={clear} closeLabel={translate('calculator.close')}>
                {translate('calculator_error_message')}
              </Notice>
            )}
            {state.status === 'idle' && <ResultPlaceholder />}
            {calculating && <Spinner label={translate('calculator.form.submitting')} />}
            {state.status === 'done' && <ResultPanel result={state.result} list={list} />}
          </Box>
        </Box>
      </Box>
      <SavedCalculations list={list} />
    </>
  );
}
