import { formatPercent } from '@programme/formatting';
import { usePriceBook, useShell } from '@programme/mfe-contract';
import { type ModifierColour } from '@programme/pricing';
import { Box, NumericTable } from '@programme/ui';
import { MeasuredName } from '../../shared/measured-name';
import { NumberedSection } from './numbered-section';
import { rangeText } from './range-text';

/** Beside the sign, which says the same to those who do not see colours. */
const colours: Readonly<Record<ModifierColour, string>> = {
  surcharge: 'warning.main',
  neutral: 'text.primary',
  discount: 'success.main',
};

/** What the contract length does to the monthly fees: the table that the calculator charges by (P1). */
export function LengthSection() {
  const { translate, preferences } = useShell();
  const { durationModifiers } = usePriceBook();
  // Basis points.
  const largest = Math.max(...durationModifiers.map(({ modifier }) => Math.abs(modifier)));
  const { language } = preferences;

  return (
    <NumberedSection number={4} title={translate('pricing.length.title')} lead={translate('pricing.length.lead')}>
      {(headingId) => (
        <NumericTable
          labelledBy={headingId}
          head={[translate('pricing.length.months'), translate('pricing.length.change')]}
          rows={durationModifiers.map((row) => ({
            id: row.key,
            cells: [
              <MeasuredName share={row.modifier / largest} signed>
                {translate('pricing.length.range', { range: rangeText(row, language), count: row.max })}
              </MeasuredName>,
              <Box component="span" sx={{ color: colours[row.colour], fontWeight: 600 }}>
                {formatPercent(row.modifier / 100, language, { signed: true })}
              </Box>,
            ],
          }))}
        />
      )}
    </NumberedSection>
  );
}
