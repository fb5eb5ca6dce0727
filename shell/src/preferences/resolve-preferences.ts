import { defaultPreferences, type PreferencesState } from '../store/preferences.slice';
import { preferencesFromAddress } from './address-preferences';
import { readStoredPreferences } from './preference-storage';

/** Query, then path, then the saved choice, then English and PLN (S1 §4, decision B2). */
export function resolvePreferences({ pathname, search }: Pick<Location, 'pathname' | 'search'>): PreferencesState {
  return {
    ...defaultPreferences,
    ...readStoredPreferences(),
    ...preferencesFromAddress(pathname, search),
  };
}
