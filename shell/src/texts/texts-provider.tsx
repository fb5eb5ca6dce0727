import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Language } from '@programme/i18n';
import type { RemoteModule, Translate } from '@programme/mfe-contract';
import { preferencesChosen } from '../store/preferences.slice';
import { shellApi } from '../store/shell.api';
import { useShellDispatch, useShellSelector } from '../store/shell.store';
import { showToast } from '../store/toasts.slice';
import type { TextSources } from './text-sources';

type TextsValue = {
  readonly translate: Translate;
  /** The language that texts are shown in; it follows the chosen one as soon as its texts are there. */
  readonly language: Language;
  /** Fetches the text overrides again; resolves when the page shows them. */
  refreshTexts(): Promise<void>;
  addRemoteTexts(name: string, load: RemoteModule['loadTexts']): Promise<void>;
};

const TextsContext = createContext<TextsValue | null>(null);

export function useTexts(): TextsValue {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTexts needs a TextsProvider above it');
  return texts;
}

type Props = {
  /** With the shell's texts loaded in the language that was chosen at start. */
  readonly sources: TextSources;
  readonly children: ReactNode;
};

/** Shows texts in the chosen language, with an admin's words in place of built-in ones. */
export function TextsProvider({ sources, children }: Props) {
  const chosen = useShellSelector((state) => state.preferences.language);
  const dispatch = useShellDispatch();
  const [language, setLanguage] = useState(chosen);
  const [revision, setRevision] = useState(0);
  const { data: overrides, refetch } = shellApi.useTranslationsQuery();
  const shown = useRef(language);

  useEffect(() => {
    document.documentElement.lang = language;
    shown.current = language;
  }, [language]);

  useEffect(() => {
    let superseded = false;
    if (chosen === shown.current) return;
    sources.activate(chosen).then(
      () => superseded || setLanguage(chosen),
      (error: unknown) => {
        console.error(`Texts in ${chosen} could not be loaded`, error);
        if (superseded) return;
        dispatch(preferencesChosen({ language: shown.current }));
        dispatch(showToast({ tone: 'error', title: sources.translate(shown.current, 'shell.language.failed') }));
      },
    );
    return () => {
      superseded = true;
    };
  }, [chosen, dispatch, sources]);

  useEffect(() => {
    if (overrides && sources.override(overrides)) setRevision((count) => count + 1);
  }, [overrides, sources]);

  const addRemoteTexts = useCallback<TextsValue['addRemoteTexts']>(
    (name, load) => sources.add(name, load, shown.current),
    [sources],
  );

  const refreshTexts = useCallback(async () => void (await refetch()), [refetch]);

  const value = useMemo<TextsValue>(() => {
    void revision; // New words make a new `translate`, so that whoever uses it renders again.
    const translate: Translate = (key, parameters) => sources.translate(language, key, parameters);
    return { translate, language, refreshTexts, addRemoteTexts };
  }, [sources, language, revision, refreshTexts, addRemoteTexts]);

  return <TextsContext value={value}>{children}</TextsContext>;
}
