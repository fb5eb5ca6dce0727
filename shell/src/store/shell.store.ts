import type { PreferenceChoice } from '@programme/contracts';
import { combineReducers, configureStore, useDispatch, useSelector } from '@programme/platform';
import { defaultPreferences, preferencesSlice } from './preferences.slice';
import { shellApi } from './shell.api';
import { toastCallbacks, toastsSlice } from './toasts.slice';

const reducer = combineReducers({
  preferences: preferencesSlice.reducer,
  toasts: toastsSlice.reducer,
  [shellApi.reducerPath]: shellApi.reducer,
});

export type ShellState = ReturnType<typeof reducer>;

/** The shell's own store. Remotes have stores of their own and reach this one only through `ShellApi` (docs/adr/0003). */
export function createShellStore(preferences: PreferenceChoice) {
  return configureStore({
    preloadedState: { preferences: { ...defaultPreferences, ...preferences } },
    reducer,
    middleware: (defaults) =>
      defaults({
        serializableCheck: { ignoredActions: toastCallbacks.actions, ignoredPaths: [toastCallbacks.path] },
      }).concat(shellApi.middleware),
  });
}

export type ShellStore = ReturnType<typeof createShellStore>;

export const useShellSelector = useSelector.withTypes<ShellState>();
export const useShellDispatch = useDispatch.withTypes<ShellStore['dispatch']>();
