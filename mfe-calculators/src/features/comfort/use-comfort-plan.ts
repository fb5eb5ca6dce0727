import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { Language } from '@programme/i18n';
import { usePriceBook, useShell } from '@programme/mfe-contract';
import { useLocation } from '@programme/platform';
import {
  comfortSummary,
  type ComfortSeatsInput,
  type ComfortSummary,
  type ComfortSummaryInput,
  type PriceBook,
} from '@programme/pricing';
import { savedPlanOf } from './comfort-history';
import { comfortPlanFromQuery } from './comfort-link';
import {
  defaultComfortPlan,
  groupedOnBlur,
  planInBook,
  summaryInput,
  type ComfortPlanState,
} from './comfort-plan-state';
import { readSeats, type SeatError } from './seat-input';

type State = {
  readonly plan: ComfortPlanState;
  /** The last seats that could be read: what the summary is for while the seat step has an error. */
  readonly seats: ComfortSeatsInput;
};

export type ChangePlan = (change: Partial<ComfortPlanState>) => void;

export type ComfortCalculation = {
  readonly plan: ComfortPlanState;
  readonly change: ChangePlan;
  /** What the summary is of. */
  readonly input: ComfortSummaryInput;
  readonly summary: ComfortSummary;
  /** Why the seat step cannot be read; the summary then is of the last one that could. */
  readonly error: SeatError | null;
};

/** The calculator's choices and their price in the page's currency, anew with every change. */
export function useComfortPlan(): ComfortCalculation {
  const { language, currency } = useShell().preferences;
  const priceBook = usePriceBook();
  const { search, state } = useLocation();
  const [chosen, change] = useReducer(changePlan, null, () =>
    begin(
      priceBook,
      regrouped(savedPlanOf(priceBook, state) ?? comfortPlanFromQuery(priceBook, search, language), language),
    ),
  );
  const { plan, seats } = useMemo(() => inBook(priceBook, chosen), [priceBook, chosen]);
  useRegroupedNumbers(plan, change);
  const input = useMemo(() => summaryInput(plan, seats, currency), [plan, seats, currency]);
  const summary = useMemo(() => comfortSummary(priceBook, input), [priceBook, input]);
  const read = readSeats(plan);
  return { plan, change, input, summary, error: read.ok ? null : read };
}

/** Numbers that stand in a field are grouped as the language does: "2,000" reads as two in Polish. */
function regrouped(plan: ComfortPlanState, language: Language): ComfortPlanState {
  return {
    ...plan,
    companySize: groupedOnBlur(plan.companySize, language),
    manualSeats: groupedOnBlur(plan.manualSeats, language),
  };
}

function useRegroupedNumbers(plan: ComfortPlanState, change: ChangePlan): void {
  const { language } = useShell().preferences;
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    change(regrouped(plan, language));
  });
}

/** For a plan that was left while its seats could not be read. */
function defaultSeats(priceBook: PriceBook): ComfortSeatsInput {
  const { companySize, participation } = defaultComfortPlan(priceBook);
  return { method: 'automatic', companySize: Number(companySize), participation };
}

/** Another price book may lack the chosen pack or participation. */
function inBook(priceBook: PriceBook, { plan, seats }: State): State {
  const fitting = planInBook(priceBook, plan);
  if (fitting === plan) return { plan, seats };
  const { participation } = fitting;
  return { plan: fitting, seats: seats.method === 'automatic' ? { ...seats, participation } : seats };
}

function begin(priceBook: PriceBook, plan: ComfortPlanState): State {
  const read = readSeats(plan);
  return { plan, seats: read.ok ? read.input : defaultSeats(priceBook) };
}

function changePlan(state: State, change: Partial<ComfortPlanState>): State {
  const plan = { ...state.plan, ...change };
  const read = readSeats(plan);
  return { plan, seats: read.ok ? read.input : state.seats };
}
