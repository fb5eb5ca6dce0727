import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { CatalogueEntry } from '@programme/i18n/catalogue';
import { StoreProvider } from '@programme/platform';
import { renderWithShell, stubApi, type FakeShellOptions } from '@programme/testing';
import { createAdminStore } from '../../shared/admin.store';
import { ContentPage } from './content.page';

export const text = (
  key: string,
  en: string,
  pl: string,
  es: string,
  namespace: CatalogueEntry['namespace'] = 'shell',
) => ({
  key,
  namespace,
  en,
  pl,
  es,
});

export const catalogue: readonly CatalogueEntry[] = [
  text('shell.title', 'Calculator', 'Kalkulator', 'Calculadora'),
  text('offer.for', 'Offer for {{client}}', 'Oferta dla {{client}}', 'Oferta para {{client}}', 'offers'),
  text('months_few', '', '{{count}} miesiące', ''),
  text('months_other', '{{count}} months', '{{count}} miesiąca', '{{count}} meses'),
];

export const headline = { key: 'shell.title', en: '', pl: 'Licznik', es: '', version: 3 };

export type Answers = Parameters<typeof stubApi>[0];

export function open(answers: Answers = {}, texts = catalogue, options: FakeShellOptions = {}) {
  const calls = stubApi({ 'GET /api/translations': { body: [headline] }, ...answers });
  function Screen() {
    const [there, setThere] = useState(true);
    return (
      <>
        <button onClick={() => setThere(!there)}>other tab</button>
        {there && <ContentPage catalogue={texts} />}
      </>
    );
  }
  const view = renderWithShell(
    <StoreProvider store={createAdminStore()}>
      <Screen />
    </StoreProvider>,
    options,
  );
  const changes = () => calls.filter(({ method }) => method !== 'GET');
  return { ...view, calls, changes };
}

// By label, which is many times faster than by role: each look by role asks for the styles of every element.
export const row = (key: string) => within(screen.getByLabelText(key));
export const found = async (key: string) => within(await screen.findByLabelText(key));
export const field = (key: string, language: string) => row(key).getByLabelText(language);
export const save = (key: string) => screen.getByLabelText(`Save ${key}`);
export const search = () => screen.getByLabelText('Search keys and texts');
export const keys = () => [...document.querySelectorAll('[role=group] h2')].map(({ textContent }) => textContent);
