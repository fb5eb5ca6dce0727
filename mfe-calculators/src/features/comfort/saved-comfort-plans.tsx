import { nanoid } from 'nanoid';
import { usePriceBook, useShell } from '@programme/mfe-contract';
import { comfortSummary, type ComfortSummaryInput, type PriceBook } from '@programme/pricing';
import { useTodaysPriceBook } from '../../shared/named-prices/named-prices.context';
import { PriceBookPeriod } from '../../shared/named-prices/price-book-period';
import { todaysRows } from '../../shared/named-prices/todays-rows';
import { usePriceBookOfLink } from '../../shared/named-prices/use-price-book-of-link';
import { Comparison } from '../../shared/saved-calculations/comparison';
import { ComparisonSection } from '../../shared/saved-calculations/comparison-section';
import type { ComparedCalculation } from '../../shared/saved-calculations/compared-calculation';
import { comparisonQuery, type SharedEntry } from '../../shared/saved-calculations/shared-link';
import { useRemovalToast } from '../../shared/saved-calculations/use-removal-toast';
import { useCalculatorsDispatch, useCalculatorsSelector } from '../../shared/store/calculators.store';
import {
  comfortPlanRemoved,
  comfortPlanRenamed,
  comfortPlanRestored,
  comfortPlansShared,
  type ListedComfortPlan,
  type SavedComfortPlan,
} from '../../shared/store/saved-comfort-plans.slice';
import { comfortTotal } from './comfort-total';
import { comfortQuery, exactPlanFromQuery } from './comfort-link';
import { planOf, summaryInput, type ComfortPlanState } from './comfort-plan-state';
import { readSeats } from './seat-input';
import { planLabels, summaryRows } from './summary-rows';
import { formatComfortMoney } from './use-comfort-money';
import { useSeatLabel } from './use-seat-label';

type Props = {
  /** What the screen shows; null while it shows none. */
  readonly shown: ComfortSummaryInput | null;
  readonly onRestorePlan: (plan: ComfortPlanState) => void;
};

/** The saved Comfort plans. */
export function SavedComfortPlans({ shown, onRestorePlan }: Props) {
  const { language, currency } = useShell().preferences;
  const priceBook = usePriceBook();
  const { entries, openedLink } = useCalculatorsSelector((state) => state.savedComfortPlans);
  const compared = useComparedPlan(shown);
  const priceBookOf = usePriceBookOfLink();
  const dispatch = useCalculatorsDispatch();
  const tellRemoval = useRemovalToast();
  const withPlan = (id: string, act: (plan: ListedComfortPlan) => void) => {
    const plan = entries.find((saved) => saved.id === id);
    if (plan) act(plan);
  };

  return (
    <ComparisonSection savedCalculations={entries.length}>
      <Comparison
        calculations={entries.map(compared)}
        shareQuery={comparisonQuery(
          entries.map((saved) =>
            comfortQuery(planOf(priceBook, saved.input, language), language, {
              currency: saved.input.currency,
              priceBook: saved.priceBook,
            }),
          ),
          language,
          currency,
        )}
        actions={{
          onRename: (id, label) => dispatch(comfortPlanRenamed({ id, label })),
          onRestoreInputs: (id) => withPlan(id, ({ input }) => onRestorePlan(planOf(priceBook, input, language))),
          onRemove: (id) =>
            withPlan(id, (plan) => {
              dispatch(comfortPlanRemoved(id));
              tellRemoval(plan.number, () => dispatch(comfortPlanRestored(plan)));
            }),
        }}
        shared={{
          read: async (entry) => readShared(await priceBookOf(entry.query), entry),
          openedLink,
          onOpen: (link, plans) => dispatch(comfortPlansShared({ link, plans })),
        }}
      />
    </ComparisonSection>
  );
}

/** Prices a plan of a shared link. */
function readShared(priceBook: PriceBook, { query, currency }: SharedEntry): SavedComfortPlan {
  const plan = exactPlanFromQuery(priceBook, query, 'en', currency);
  const seats = plan && readSeats(plan);
  if (!plan || !seats?.ok) throw new RangeError('The entry of the link cannot be priced');
  const input = summaryInput(plan, seats.input, currency);
  return { id: nanoid(), priceBook: priceBook.id, input, summary: comfortSummary(priceBook, input) };
}

/** Puts a saved plan into words: in the currency that it was saved in, in the page's language. */
function useComparedPlan(shown: ComfortSummaryInput | null) {
  const { translate, preferences } = useShell();
  const seatLabel = useSeatLabel();
  const screen = usePriceBook();
  const today = useTodaysPriceBook();
  return (plan: ListedComfortPlan): ComparedCalculation => {
    const { id, number, label, input } = plan;
    const money = (amount: number) => formatComfortMoney(amount, input.currency, preferences.language);
    const isFormer = plan.priceBook !== today.id;
    return {
      id,
      number,
      name: label || translate('saved.card', { number }),
      shown: plan.priceBook === screen.id && JSON.stringify(input) === JSON.stringify(shown),
      currency: input.currency,
      money,
      rows: [
        { id: 'plan', label: translate('calculator.form'), amount: planLabels(plan, { translate, seatLabel }) },
        ...summaryRows(plan, { translate, money, seatLabel }).map((row) =>
          isFormer && row.kind === 'total' ? { ...row, explanation: <PriceBookPeriod id={plan.priceBook} /> } : row,
        ),
        ...(isFormer ? todaysRows(comfortTotal(today, input), plan.summary.totalCost, { translate, money }) : []),
      ],
    };
  };
}
