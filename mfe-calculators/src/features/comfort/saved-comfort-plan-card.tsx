import { useTranslate } from '@programme/mfe-contract';
import { Box, PriceRows } from '@programme/ui';
import { ComparisonCard } from '../../shared/saved-calculations/comparison-card';
import type { ListedComfortPlan } from '../../shared/saved-calculations/saved-comfort-plans.slice';
import { planWords, summaryRows } from './summary-rows';
import { useComfortMoney } from './use-comfort-money';
import { useSeatWords } from './use-seat-words';

type Props = {
  readonly plan: ListedComfortPlan;
  readonly onRemove: () => void;
};

/** A saved plan, in the currency that it was saved in and the words of the page's language. */
export function SavedComfortPlanCard({ plan, onRemove }: Props) {
  const translate = useTranslate();
  const money = useComfortMoney(plan.input.currency);
  const seatWords = useSeatWords();
  return (
    <ComparisonCard number={plan.number} programme={planWords(plan, { translate, seatWords })} onRemove={onRemove}>
      <Box sx={{ pt: 1, fontSize: '0.9rem' }}>
        <PriceRows rows={summaryRows(plan, { translate, money, seatWords })} />
      </Box>
    </ComparisonCard>
  );
}
