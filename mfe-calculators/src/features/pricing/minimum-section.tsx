import { usePriceBook, useShell } from '@programme/mfe-contract';
import { DisplayPrice, Typography } from '@programme/ui';
import { useMoney } from '../../shared/use-money';
import { NumberedSection } from './numbered-section';

/** What every programme costs at least. A minimum that the start-up fee reaches alone never raises a total (P2). */
export function MinimumSection() {
  const { translate, preferences } = useShell();
  const priceBook = usePriceBook();
  const money = useMoney(preferences.currency);
  const { minimumTotal, startupFee } = priceBook.currencies[preferences.currency];

  return (
    <NumberedSection number={3} title={translate('pricing.minimum.title')} ground="sand">
      {() => (
        <>
          <DisplayPrice fontSize="2.25rem" plain>
            {money(minimumTotal)}
          </DisplayPrice>
          <Typography sx={{ mt: 1, fontWeight: 600 }}>
            {translate('pricing.minimum.amount', { minimum: money(minimumTotal) })}
          </Typography>
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {translate(startupFee >= minimumTotal ? 'pricing.minimum.reached' : 'pricing.minimum.raised')}
          </Typography>
        </>
      )}
    </NumberedSection>
  );
}
