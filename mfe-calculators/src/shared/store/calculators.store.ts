import { configureStore, useDispatch, useSelector } from '@programme/platform';
import { calculatorsApi } from './calculators.api';
import { savedCalculationLists } from './saved-calculation';
import { clearStoredLists, storeOnChange } from './saved-list-storage';
import { savedComfortPlansSlice } from './saved-comfort-plans.slice';
import { savedCalculationsSlice } from './saved-calculations.slice';

/** The remote's own store (docs/adr/0003): what a visitor saved, and the calls that the calculators make. */
export function createCalculatorsStore() {
  clearStoredLists([...savedCalculationLists, savedComfortPlansSlice.name]);
  const store = configureStore({
    reducer: {
      savedCalculations: savedCalculationsSlice.reducer,
      savedComfortPlans: savedComfortPlansSlice.reducer,
      [calculatorsApi.reducerPath]: calculatorsApi.reducer,
    },
    middleware: (defaults) => defaults().concat(calculatorsApi.middleware),
  });
  storeOnChange(store.subscribe, () => {
    const { savedCalculations, savedComfortPlans } = store.getState();
    return {
      ...Object.fromEntries(savedCalculationLists.map((list) => [list, savedCalculations[list].entries])),
      [savedComfortPlansSlice.name]: savedComfortPlans.entries,
    };
  });
  return store;
}

export const calculatorsStore = createCalculatorsStore();

type CalculatorsStore = ReturnType<typeof createCalculatorsStore>;
type CalculatorsState = ReturnType<CalculatorsStore['getState']>;

export const useCalculatorsSelector = useSelector.withTypes<CalculatorsState>();
export const useCalculatorsDispatch = useDispatch.withTypes<CalculatorsStore['dispatch']>();
