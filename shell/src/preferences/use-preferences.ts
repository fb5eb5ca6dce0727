import { useCallback, useEffect } from 'react';
import type { PreferenceChoice } from '@programme/contracts';
import { useLocation, useNavigate } from '@programme/platform';
import { useShellDispatch, useShellSelector } from '../store';
import { preferencesFromAddress, withPreference } from './address-preferences';
import { storePreferences } from './preference-storage';
import { preferencesChosen } from './preferences.slice';

/** Language and currency as chosen; follows the address, remembers the choice, writes a choice into the address. */
export function usePreferences() {
  const { language, currency } = useShellSelector((state) => state.preferences);
  const dispatch = useShellDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  useEffect(() => {
    dispatch(preferencesChosen(preferencesFromAddress(pathname, search)));
  }, [dispatch, pathname, search]);

  useEffect(() => storePreferences({ language, currency }), [language, currency]);

  const choose = useCallback(
    (choice: PreferenceChoice) => {
      dispatch(preferencesChosen(choice));
      void navigate({ pathname, search: withPreference(search, choice), hash }, { replace: true });
    },
    [dispatch, navigate, pathname, search, hash],
  );

  return { language, currency, choose };
}
