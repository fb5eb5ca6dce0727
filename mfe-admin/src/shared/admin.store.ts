import { configureStore, useDispatch, useSelector, useStore } from '@programme/platform';
import { adminApi } from './admin.api';
import { offerRemovalsSlice } from './offer-removals/offer-removals.slice';
import { priceBookEditsSlice } from './price-book-edits/price-book-edits.slice';
import { translationEditsSlice } from './translation-edits/translation-edits.slice';

/** The remote's own store (docs/adr/0003): what its calls brought, and what an admin typed and has not saved yet. */
export function createAdminStore() {
  return configureStore({
    reducer: {
      translationEdits: translationEditsSlice.reducer,
      priceBookEdits: priceBookEditsSlice.reducer,
      offerRemovals: offerRemovalsSlice.reducer,
      [adminApi.reducerPath]: adminApi.reducer,
    },
    middleware: (defaults) => defaults().concat(adminApi.middleware),
  });
}

export const adminStore = createAdminStore();

type AdminStore = ReturnType<typeof createAdminStore>;
export type AdminState = ReturnType<AdminStore['getState']>;
export type AdminDispatch = AdminStore['dispatch'];

export const useAdminSelector = useSelector.withTypes<AdminState>();
export const useAdminDispatch = useDispatch.withTypes<AdminDispatch>();
export const useAdminStore = useStore.withTypes<AdminStore>();
