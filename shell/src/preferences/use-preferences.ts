import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { PreferenceChoice } from '@programme/contracts';
import { useLocation, useNavigate } from '@programme/platform';
import { useShellDispatch, useShellSelector } from '../store/shell.store';
import { preferencesFromAddress, withPreference } from './address-preferences';
import { storePreferences } from './preference-storage';
import { showTheme } from './show-theme';
import { preferencesChosen } from '../store/preferences.slice';

/** Language, currency and theme as chosen; follows the address, remembers the choice, writes a choice into the address. */
export function usePreferences() {
  const { language, currency: chosen, theme } = useShellSelector((state) => state.preferences);
  const dispatch = useShellDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const latest = useRef(location);
  // Read from the address during rendering: the screen calculates in this currency at once.
  const currency = preferencesFromAddress(pathname, search).currency ?? chosen;

  useLayoutEffect(() => {
    latest.current = location;
  }, [location]);

  useEffect(() => {
    dispatch(preferencesChosen(preferencesFromAddress(pathname, search)));
  }, [dispatch, pathname, search]);

  useEffect(() => storePreferences({ language, currency, theme }), [language, currency, theme]);
  useEffect(() => showTheme(theme), [theme]);

  // The same function for each address: what a screen saves in its history entry must not render all remotes anew.
  const choose = useCallback(
    (choice: PreferenceChoice) => {
      dispatch(preferencesChosen(choice));
      const { pathname, search, hash, state } = latest.current;
      // `replace` with the same state keeps the history entry and the inputs saved in it.
      void navigate({ pathname, search: withPreference(search, choice), hash }, { replace: true, state });
    },
    [dispatch, navigate],
  );

  return { language, currency, choose };
}
