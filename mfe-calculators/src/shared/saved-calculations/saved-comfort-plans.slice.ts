import { createSlice, type PayloadAction } from '@programme/platform';
import type { ComfortSummary, ComfortSummaryInput } from '@programme/pricing';

/** A Comfort plan that a visitor keeps to compare, with its price at that time. */
export type SavedComfortPlan = {
  readonly id: string;
  readonly input: ComfortSummaryInput;
  readonly summary: ComfortSummary;
};

const initialState: readonly SavedComfortPlan[] = [];

/** Apart from the Enterprise lists: a Comfort plan has seats and a pack where those have users and months. */
export const savedComfortPlansSlice = createSlice({
  name: 'savedCalculationsComfort',
  initialState,
  reducers: {
    comfortPlanSaved: (plans, { payload }: PayloadAction<SavedComfortPlan>) => [...plans, payload],
    comfortPlanRemoved: (plans, { payload: id }: PayloadAction<string>) => plans.filter((plan) => plan.id !== id),
  },
});

export const { comfortPlanSaved, comfortPlanRemoved } = savedComfortPlansSlice.actions;
