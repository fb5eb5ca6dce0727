import { configureStore, useDispatch } from '@programme/platform';
import { offersApi } from './offers.api';

/** The remote's own store (docs/adr/0003). */
export function createOffersStore() {
  return configureStore({
    reducer: { [offersApi.reducerPath]: offersApi.reducer },
    middleware: (defaults) => defaults().concat(offersApi.middleware),
  });
}

type OffersDispatch = ReturnType<typeof createOffersStore>['dispatch'];

export const useOffersDispatch = useDispatch.withTypes<OffersDispatch>();
