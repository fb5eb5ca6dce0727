import { configureStore } from '@programme/platform';
import { offersApi } from './offers.api';

/** The remote's own store (docs/adr/0003). */
export function createOffersStore() {
  return configureStore({
    reducer: { [offersApi.reducerPath]: offersApi.reducer },
    middleware: (defaults) => defaults().concat(offersApi.middleware),
  });
}

export type OffersDispatch = ReturnType<typeof createOffersStore>['dispatch'];
