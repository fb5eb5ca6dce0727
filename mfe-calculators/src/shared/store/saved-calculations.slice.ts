import { createSlice, type PayloadAction } from '@programme/platform';
import {
  emptyList,
  withEntries,
  withLabel,
  withOpenedLink,
  withoutEntry,
  withRestoredEntry,
  type NumberedList,
} from './numbered-list';
import type { ListedCalculation, SavedCalculation, SavedCalculationList } from './saved-calculation';

export type SavedCalculationsState = Readonly<Record<SavedCalculationList, NumberedList<SavedCalculation>>>;

const initialState: SavedCalculationsState = {
  savedCalculations2025: emptyList,
  savedCalculations: emptyList,
  savedCalculations2026Admin: emptyList,
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
      [list]: withEntries(state[list], [calculation]),
    }),
    calculationsShared: (
      state,
      {
        payload: { list, link, calculations },
      }: InList<{ readonly link: string; readonly calculations: readonly SavedCalculation[] }>,
    ) => ({
      ...state,
      [list]: withOpenedLink(state[list], link, calculations),
    }),
    calculationRenamed: (
      state,
      { payload: { list, id, label } }: InList<{ readonly id: string; readonly label: string }>,
    ) => ({
      ...state,
      [list]: withLabel(state[list], id, label),
    }),
    calculationRemoved: (state, { payload: { list, id } }: InList<{ readonly id: string }>) => ({
      ...state,
      [list]: withoutEntry(state[list], id),
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

export const { calculationSaved, calculationsShared, calculationRenamed, calculationRemoved, calculationRestored } =
  savedCalculationsSlice.actions;
