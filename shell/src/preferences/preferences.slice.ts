import { defaultLanguage, type Language } from '@programme/i18n';
import { createSlice, type PayloadAction } from '@programme/platform';
import { defaultCurrency, type Currency } from '@programme/pricing';
import { preferencesFromAddress } from './address-preferences';
import { readStoredPreferences } from './preference-storage';

export type PreferencesState = { readonly language: Language; readonly currency: Currency };

/** Query, then path, then the saved choice, then English and PLN (S1 §4, decision B2). */
export function resolvePreferences({ pathname, search }: Pick<Location, 'pathname' | 'search'>): PreferencesState {
  return {
    language: defaultLanguage,
    currency: defaultCurrency,
    ...readStoredPreferences(),
    ...preferencesFromAddress(pathname, search),
  };
}

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: (): PreferencesState => ({ language: defaultLanguage, currency: defaultCurrency }),
  reducers: {
    preferencesChosen: (state, { payload }: PayloadAction<Partial<PreferencesState>>) => ({ ...state, ...payload }),
  },
});

export const { preferencesChosen } = preferencesSlice.actions;
