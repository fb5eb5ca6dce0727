import { usePriceBook, useShell } from '@programme/mfe-contract';
import { Typography } from '@programme/ui';
import { useMoney } from '../../shared/use-money';
import { leadAndBody } from './lead-and-body';
import { shortestWithoutSurcharge } from './pricing-examples';

/** What to do instead of a contract with a surcharge. */
export function Recommendation() {
  const { translate, preferences } = useShell();
  const priceBook = usePriceBook();
  const money = useMoney(preferences.currency);
  const better = shortestWithoutSurcharge(priceBook, preferences.currency);
  if (!better) return null;

  const text = translate('pricing.example.recommendation', { count: better.months, total: money(better.finalTotal) });
  const { lead, body } = leadAndBody(text);
  return (
    <Typography variant="body2" sx={{ mt: 1.5 }}>
      <strong>{lead}</strong>
      <span>{body}</span>
    </Typography>
  );
}
