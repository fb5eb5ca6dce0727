import { formatWholeNumber } from '@programme/formatting';
import { usePriceBook, useShell } from '@programme/mfe-contract';
import { NumericTable, Typography } from '@programme/ui';
import { useMoney } from '../../shared/use-money';
import { MeasuredName } from '../../shared/measured-name';
import { NumberedSection } from './numbered-section';
import { rangeText } from './range-text';

/** The monthly fee by active users, and what holds beyond the table. */
export function FeesSection() {
  const { translate, preferences } = useShell();
  const priceBook = usePriceBook();
  const { currency, language } = preferences;
  const money = useMoney(currency);
  const { tiers } = priceBook.currencies[currency];
  const top = tiers.at(-1);
  const { activeUsersAbove, employeesFrom } = priceBook.individualPricing;

  return (
    <NumberedSection number={2} title={translate('pricing.fees.title')} lead={translate('pricing.fees.lead')}>
      {(headingId) => (
        <>
          <NumericTable
            labelledBy={headingId}
            head={[translate('pricing.fees.users'), translate('pricing.fees.fee')]}
            rows={tiers.map((tier) => ({
              id: String(tier.min),
              cells: [
                <MeasuredName share={tier.fee / (top?.fee ?? tier.fee)}>{rangeText(tier, language)}</MeasuredName>,
                money(tier.fee),
              ],
            }))}
          />
          {top && (
            <Typography variant="body2" sx={{ mt: 1.5 }}>
              {translate('pricing.fees.above', { users: formatWholeNumber(top.max, language), fee: money(top.fee) })}
            </Typography>
          )}
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {translate('pricing.fees.individual', {
              users: formatWholeNumber(activeUsersAbove, language),
              employees: formatWholeNumber(employeesFrom, language),
            })}
          </Typography>
        </>
      )}
    </NumberedSection>
  );
}
