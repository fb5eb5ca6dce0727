import type { Theme } from '@programme/contracts';
import { defaultLanguage, type Language } from '@programme/i18n';
import { createSlice, type PayloadAction } from '@programme/platform';
import { defaultCurrency, type Currency } from '@programme/pricing';

export type PreferencesState = { readonly language: Language; readonly currency: Currency; readonly theme: Theme };

export const defaultPreferences: PreferencesState = {
  language: defaultLanguage,
  currency: defaultCurrency,
  theme: 'system',
};

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: defaultPreferences,
  reducers: {
    preferencesChosen: (state, { payload }: PayloadAction<Partial<PreferencesState>>) => ({ ...state, ...payload }),
  },
});

export const { preferencesChosen } = preferencesSlice.actions;
