import { createSlice, type PayloadAction } from '@programme/platform';
import type { SavedCalculation, SavedCalculationList } from './saved-calculation';

export type SavedCalculationsState = Readonly<Record<SavedCalculationList, readonly SavedCalculation[]>>;

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
      [list]: [...state[list], calculation],
    }),
    calculationRemoved: (state, { payload: { list, id } }: InList<{ readonly id: string }>) => ({
      ...state,
      [list]: state[list].filter((calculation) => calculation.id !== id),
    }),
  },
});

export const { calculationSaved, calculationRemoved } = savedCalculationsSlice.actions;
