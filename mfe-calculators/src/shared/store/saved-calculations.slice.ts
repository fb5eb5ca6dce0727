import { createSlice, type PayloadAction } from '@programme/platform';
import { withEntry, withRestoredEntry } from './numbered-list';
import type { ListedCalculation, SavedCalculation, SavedCalculationList } from './saved-calculation';

export type SavedCalculationsState = Readonly<Record<SavedCalculationList, readonly ListedCalculation[]>>;

const initialState: SavedCalculationsState = {
  savedCalculations2025: [],
  savedCalculations: [],
  savedCalculations2026Admin: [],
};

type InList<Payload> = PayloadAction<{ readonly list: SavedCalculationList } & Payload>;

export const savedCalculationsSlice = createSlice({
  name: 'savedCalculations',
  initialState,
  reducers: {
    calculationSaved: (
      state,
      { payload: { list, calculation } }: InList<{ readonly calculation: SavedCalculation }>,
    ) => ({
      ...state,
      [list]: withEntry(state[list], calculation),
    }),
    calculationRemoved: (state, { payload: { list, id } }: InList<{ readonly id: string }>) => ({
      ...state,
      [list]: state[list].filter((calculation) => calculation.id !== id),
    }),
    calculationRestored: (
      state,
      { payload: { list, calculation } }: InList<{ readonly calculation: ListedCalculation }>,
    ) => ({
      ...state,
      [list]: withRestoredEntry(state[list], calculation),
    }),
  },
});

export const { calculationSaved, calculationRemoved, calculationRestored } = savedCalculationsSlice.actions;
