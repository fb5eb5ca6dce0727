import { createSlice, type PayloadAction } from '@programme/platform';
import type { ComfortSummary, ComfortSummaryInput } from '@programme/pricing';
import {
  emptyList,
  withEntries,
  withLabel,
  withOpenedLink,
  withoutEntry,
  withRestoredEntry,
  type Numbered,
  type NumberedList,
} from './numbered-list';

/** A Comfort plan that a visitor keeps to compare, with its price at that time. */
export type SavedComfortPlan = {
  readonly id: string;
  /** The visitor's name for it; without one, its number is its name. */
  readonly label?: string;
  /** Id of the price book that it was priced by. */
  readonly priceBook: string;
  readonly input: ComfortSummaryInput;
  readonly summary: ComfortSummary;
};

export type ListedComfortPlan = Numbered<SavedComfortPlan>;

const initialState: NumberedList<SavedComfortPlan> = emptyList;

type SharedPlans = { readonly link: string; readonly plans: readonly SavedComfortPlan[] };

/** Apart from the Enterprise lists: a Comfort plan has seats and a pack where those have users and months. */
export const savedComfortPlansSlice = createSlice({
  // Also the key in local storage (decision B3).
  name: 'savedCalculationsComfort',
  initialState,
  reducers: {
    comfortPlanSaved: (list, { payload }: PayloadAction<SavedComfortPlan>) => withEntries(list, [payload]),
    comfortPlansShared: (list, { payload: { link, plans } }: PayloadAction<SharedPlans>) =>
      withOpenedLink(list, link, plans),
    comfortPlanRenamed: (list, { payload }: PayloadAction<{ readonly id: string; readonly label: string }>) =>
      withLabel(list, payload.id, payload.label),
    comfortPlanRemoved: (list, { payload: id }: PayloadAction<string>) => withoutEntry(list, id),
    comfortPlanRestored: (list, { payload }: PayloadAction<ListedComfortPlan>) => withRestoredEntry(list, payload),
  },
});

export const { comfortPlanSaved, comfortPlansShared, comfortPlanRenamed, comfortPlanRemoved, comfortPlanRestored } =
  savedComfortPlansSlice.actions;
