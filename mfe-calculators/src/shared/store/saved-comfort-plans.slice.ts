import { createSlice, type PayloadAction } from '@programme/platform';
import type { ComfortSummary, ComfortSummaryInput } from '@programme/pricing';
import { withEntry, withRestoredEntry, type Numbered } from './numbered-list';

/** A Comfort plan that a visitor keeps to compare, with its price at that time. */
export type SavedComfortPlan = {
  readonly id: string;
  readonly input: ComfortSummaryInput;
  readonly summary: ComfortSummary;
};

export type ListedComfortPlan = Numbered<SavedComfortPlan>;

const initialState: readonly ListedComfortPlan[] = [];

/** Apart from the Enterprise lists: a Comfort plan has seats and a pack where those have users and months. */
export const savedComfortPlansSlice = createSlice({
  // Also the key in local storage (decision B3).
  name: 'savedCalculationsComfort',
  initialState,
  reducers: {
    comfortPlanSaved: (plans, { payload }: PayloadAction<SavedComfortPlan>) => withEntry(plans, payload),
    comfortPlanRemoved: (plans, { payload: id }: PayloadAction<string>) => plans.filter((plan) => plan.id !== id),
    comfortPlanRestored: (plans, { payload }: PayloadAction<ListedComfortPlan>) => withRestoredEntry(plans, payload),
  },
});

export const { comfortPlanSaved, comfortPlanRemoved, comfortPlanRestored } = savedComfortPlansSlice.actions;
