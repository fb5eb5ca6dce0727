import { act, render, screen, waitFor } from '@testing-library/react';
import type { Language, TextOverride, Texts } from '@programme/i18n';
import { StoreProvider } from '@programme/platform';
import { stubApi } from '@programme/testing';
import { preferencesChosen } from '../store/preferences.slice';
import { createShellStore } from '../store/shell.store';
import { TextSources } from './text-sources';
import { TextsProvider, useTexts } from './texts-provider';

const shellTexts: Record<Language, Texts> = {
  en: { 'shell.close': 'Close', 'shell.language.failed': 'The language could not be loaded.' },
  pl: { 'shell.close': 'Zamknij' },
  es: { 'shell.close': 'Cerrar' },
};

function Screen() {
  const { translate, language } = useTexts();
  return (
    <p>
      {language}: {translate('shell.close')}
    </p>
  );
}

type Load = (language: Language) => Promise<Texts>;

async function open({
  overrides = [],
  load = async (language) => shellTexts[language],
}: { overrides?: TextOverride[]; load?: Load } = {}) {
  stubApi({ 'GET /api/translations': { body: overrides } });
  const store = createShellStore({ language: 'en', currency: 'PLN' });
  const sources = new TextSources();
  await sources.add('shell', load, 'en');
  render(
    <StoreProvider store={store}>
      <TextsProvider sources={sources}>
        <Screen />
      </TextsProvider>
    </StoreProvider>,
  );
  const choose = (language: Language) =>
    act(() => {
      store.dispatch(preferencesChosen({ language }));
    });
  return { store, sources, choose };
}

test('A choice of language swaps the texts, and the page says which language it is in', async () => {
  const { choose } = await open();
  expect(screen.getByText('en: Close')).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  choose('es');
  expect(await screen.findByText('es: Cerrar')).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'es');
});

test('The old language stays until the texts of the new one are there', async () => {
  let arrive: (texts: Texts) => void = () => undefined;
  const { choose } = await open({
    load: (language) =>
      language === 'en' ? Promise.resolve(shellTexts.en) : new Promise((resolve) => (arrive = resolve)),
  });
  choose('pl');
  expect(screen.getByText('en: Close')).toBeVisible();
  await act(async () => arrive(shellTexts.pl));
  expect(await screen.findByText('pl: Zamknij')).toBeVisible();
});

test('Texts that cannot be loaded leave the old language in place, say so, and can be asked for again', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  let failures = 1;
  const { store, choose } = await open({
    load: async (language) => {
      if (language === 'pl' && failures-- > 0) throw new Error('offline');
      return shellTexts[language];
    },
  });
  choose('pl');
  await waitFor(() => expect(store.getState().toasts.toast).toMatchObject({ tone: 'error' }));
  expect(store.getState().toasts.toast?.title).toBe('The language could not be loaded.');
  expect(store.getState().preferences.language).toBe('en');
  expect(screen.getByText('en: Close')).toBeVisible();

  choose('pl');
  expect(await screen.findByText('pl: Zamknij')).toBeVisible();
});

test('Of two choices in a row the later one counts, whichever texts come first', async () => {
  let arrive: (texts: Texts) => void = () => undefined;
  const { choose } = await open({
    load: (language) =>
      language === 'pl' ? new Promise((resolve) => (arrive = resolve)) : Promise.resolve(shellTexts[language]),
  });
  choose('pl');
  choose('es');
  expect(await screen.findByText('es: Cerrar')).toBeVisible();
  await act(async () => arrive(shellTexts.pl));
  expect(screen.getByText('es: Cerrar')).toBeVisible();
});

test("An admin's words win over built-in ones, in their language", async () => {
  const { choose } = await open({ overrides: [{ key: 'shell.close', en: 'Shut', pl: 'Zakończ', es: '' }] });
  expect(await screen.findByText('en: Shut')).toBeVisible();
  choose('pl');
  expect(await screen.findByText('pl: Zakończ')).toBeVisible();
  choose('es');
  expect(await screen.findByText('es: Cerrar')).toBeVisible();
});

test('A source that arrives during a change of language has its texts in the new one', async () => {
  let arrive: (texts: Texts) => void = () => undefined;
  const { sources, choose } = await open({
    load: (language) =>
      language === 'pl' ? new Promise((resolve) => (arrive = resolve)) : Promise.resolve(shellTexts[language]),
  });
  choose('pl');
  await sources.add('remote', async (language): Promise<Texts> => ({ 'auth.title': `title ${language}` }), 'en');
  await act(async () => arrive(shellTexts.pl));
  await screen.findByText('pl: Zamknij');
  expect(sources.translate('pl', 'auth.title')).toBe('title pl');
});
