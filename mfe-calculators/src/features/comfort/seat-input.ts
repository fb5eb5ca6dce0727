import { limits } from '@programme/contracts';
import { parseWholeNumber } from '@programme/formatting';
import type { TextKey } from '@programme/i18n';
import type { ComfortSeatsInput } from '@programme/pricing';
import type { ComfortPlanState } from './comfort-plan-state';

export type SeatError = { readonly ok: false; readonly key: TextKey };

type ReadSeats = { readonly ok: true; readonly input: ComfortSeatsInput } | SeatError;

type Messages = Readonly<Record<'empty' | 'invalid', TextKey>>;

const companySizeMessages: Messages = {
  empty: 'validation.employees.required',
  invalid: 'validation.positiveInteger',
};

const manualSeatsMessages: Messages = {
  empty: 'comfort.seats.manualSeats.required',
  invalid: 'comfort.seats.manualSeats.invalid',
};

/** What the seat step asks for, or why it cannot be priced: never a number that nobody typed (decision B21). */
export function readSeats(plan: ComfortPlanState): ReadSeats {
  if (plan.seatMethod === 'manual') {
    const seats = readPeople(plan.manualSeats, manualSeatsMessages);
    return typeof seats === 'number' ? { ok: true, input: { method: 'manual', seats } } : seats;
  }
  const companySize = readPeople(plan.companySize, companySizeMessages);
  if (typeof companySize !== 'number') return companySize;
  return { ok: true, input: { method: 'automatic', companySize, participation: plan.participation } };
}

/** Everything but digits and the separators of groups: a pasted "1,000" keeps its comma. */
const notInNumbers = /[^0-9.,\s]/g;

/** The seats field takes no letters and no signs, typed or pasted (S1 §4). */
export const seatDigits = (typed: string): string => typed.replace(notInNumbers, '');

function readPeople(typed: string, messages: Messages): number | SeatError {
  const parsed = parseWholeNumber(typed);
  if (!parsed.ok) {
    return { ok: false, key: parsed.reason === 'too-large' ? 'validation.maximum' : messages[parsed.reason] };
  }
  if (parsed.value < 1) return { ok: false, key: messages.invalid };
  if (parsed.value > limits.people) return { ok: false, key: 'validation.maximum' };
  return parsed.value;
}
