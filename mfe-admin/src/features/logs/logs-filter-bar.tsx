import { useCallback } from 'react';
import { calculators, limits } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { currencies } from '@programme/pricing';
import { Box, Button, TextField } from '@programme/ui';
import { ChoiceField, SearchField } from '../../shared/filter-fields';
import { isDay } from '../../shared/staff-clock/day-bounds';
import { calculatorNames } from '../../shared/calculator-names';
import type { LogsFilterValues } from './logs-filter';
import { useDebouncedFilter } from '../../shared/use-debounced-filter';

type Props = {
  readonly filter: LogsFilterValues;
  readonly onChange: (change: Partial<LogsFilterValues>) => void;
  /** Without one nothing is filtered. */
  readonly onClear?: () => void;
};

export function LogsFilterBar({ filter, onChange, onClear }: Props) {
  const translate = useTranslate();
  const reversed = filter.from !== '' && filter.to !== '' && filter.to < filter.from;
  return (
    <Box role="search" aria-label={translate('logs.filters')} sx={layout(onClear !== undefined)}>
      <DayField id="from" label={translate('logs.from')} value={filter.from} onChange={onChange} />
      <DayField
        id="to"
        label={translate('logs.to')}
        value={filter.to}
        onChange={onChange}
        {...(reversed && { error: translate('logs.to.beforeFrom') })}
      />
      <ChoiceField
        id="logs-calculator"
        label={translate('logs.calculator')}
        value={filter.calculator}
        onChange={(calculator) => onChange({ calculator: calculator as LogsFilterValues['calculator'] })}
      >
        <option value="">{translate('logs.calculator.all')}</option>
        {calculators.map((calculator) => (
          <option key={calculator} value={calculator}>
            {translate(calculatorNames[calculator])}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField
        id="logs-currency"
        label={translate('logs.currency')}
        value={filter.currency}
        onChange={(currency) => onChange({ currency: currency as LogsFilterValues['currency'] })}
      >
        <option value="">{translate('logs.currency.all')}</option>
        {currencies.map((currency) => (
          <option key={currency} value={currency}>
            {currency}
          </option>
        ))}
      </ChoiceField>
      <CompanyField value={filter.company} onChange={onChange} />
      {onClear && (
        <Button onClick={onClear} sx={{ justifySelf: 'start', mt: { lg: 3.5 }, ml: { xs: -2, lg: 0 } }}>
          {translate('logs.clear')}
        </Button>
      )}
    </Box>
  );
}

/** As many fields to a line as it takes, the name on a line of its own; one line in all where there is room. */
const layout = (withButton: boolean) => ({
  display: 'grid',
  columnGap: 2,
  rowGap: 1.5,
  alignItems: 'start',
  '& > :nth-of-type(5)': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(8.75rem, 1fr))',
    lg: `150px 150px 140px 110px minmax(0, 1fr)${withButton ? ' auto' : ''}`,
  },
});

type DayProps = {
  readonly id: 'from' | 'to';
  readonly label: string;
  readonly value: string;
  readonly onChange: Props['onChange'];
  readonly error?: string;
};

const isDayOrNothing = (typed: string) => typed === '' || isDay(typed);

function DayField({ id, label, value, onChange, error }: DayProps) {
  const report = useCallback((day: string) => onChange({ [id]: day }), [id, onChange]);
  const [typed, setTyped] = useDebouncedFilter({ value, onChange: report, accepts: isDayOrNothing });
  return (
    <TextField
      id={`logs-${id}`}
      type="date"
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      error={error !== undefined}
      helperText={error}
      size="small"
      fullWidth
    />
  );
}

function CompanyField({ value, onChange }: { readonly value: string; readonly onChange: Props['onChange'] }) {
  const translate = useTranslate();
  const report = useCallback((company: string) => onChange({ company }), [onChange]);
  const [typed, setTyped] = useDebouncedFilter({ value, onChange: report });
  return (
    <SearchField
      id="logs-company"
      label={translate('logs.company.filter')}
      value={typed}
      onChange={setTyped}
      input={{ maxLength: limits.name, dir: 'auto' }}
    />
  );
}
