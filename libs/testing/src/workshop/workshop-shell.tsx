import { use, type ReactNode } from 'react';
import type { Language } from '@programme/i18n';
import { MemoryRouter } from '@programme/platform/memory-router';
import { defaultCurrency } from '@programme/pricing';
import { createTextsOfAllLanguages } from '../built-in-texts';
import { FakeShell, type FakeSession, type ShellCalls } from '../fake-shell';

const nothing = () => undefined;
const succeed = () => Promise.resolve({ ok: true } as const);

const calls: ShellCalls = {
  toast: nothing,
  navigate: nothing,
  setPageTitle: nothing,
  setPrintableComparison: nothing,
  setLogoutGuard: nothing,
  refreshTexts: () => Promise.resolve(),
  setLanguage: nothing,
  setCurrency: nothing,
};

const session: FakeSession = {
  status: 'ready',
  user: null,
  login: succeed,
  logout: succeed,
  refresh: () => Promise.resolve(),
};

const texts = createTextsOfAllLanguages();

/** The shell that a story of the component workshop is shown in: real texts, and calls that do nothing. Suspends once. */
export function WorkshopShell({ language, children }: { readonly language: Language; readonly children: ReactNode }) {
  const translator = use(texts);
  return (
    <MemoryRouter>
      <FakeShell
        key={language}
        {...{ translator, language, session, calls }}
        currency={defaultCurrency}
        onControls={nothing}
      >
        {children}
      </FakeShell>
    </MemoryRouter>
  );
}
