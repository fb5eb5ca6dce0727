import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { act, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { defaultLanguage, type Language, type Translator } from '@programme/i18n';
import type { Session, SessionUser } from '@programme/mfe-contract';
import { RouterProvider } from '@programme/platform';
import { createMemoryRouter } from '@programme/platform/memory-router';
import { defaultCurrency, type Currency } from '@programme/pricing';
import { createStyleCache, ThemeRoot } from '@programme/ui';
import { keepEarlyInput } from '@programme/ui/keep-early-input';
import { createTextsOfAllLanguages } from './built-in-texts';
import { FakeShell, type FakeSession, type ShellCalls, type ShellControls } from './fake-shell';

export type FakeShellOptions = {
  readonly language?: Language;
  readonly currency?: Currency;
  /** Address that the page is opened at. */
  readonly route?: string;
  /** State of the history entry there. */
  readonly state?: unknown;
  /** Who is signed in; nobody unless given. */
  readonly user?: SessionUser | null;
  readonly status?: Session['status'];
  /** How login and logout end; both succeed unless given, and neither changes the user by itself. */
  readonly login?: Session['login'];
  readonly logout?: Session['logout'];
  readonly refresh?: Session['refresh'];
  /** Whether the styles are in the page, for a test of what they hide; not unless given, for they cost a fifth of its time. */
  readonly styles?: boolean;
  /** Prerenders the page, and hydrates it after what is given has happened to it. */
  readonly prerendered?: (root: HTMLElement) => void;
  /** Errors that hydration recovered from; a test that does not expect any leaves it away. */
  readonly onHydrationError?: (error: unknown) => void;
};

/** What a test can ask about the shell that it rendered in. */
type ShellSpies = { readonly [Call in keyof ShellCalls]: jest.MockedFunction<ShellCalls[Call]> };

export type RenderedInShell = RenderResult &
  ShellSpies &
  ShellControls & {
    /** Acts as the person in front of the page. */
    readonly person: UserEvent;
  };

/** Keeps the styles out of the page: jsdom computes the style of an element by trying every rule. */
const styleCache = createStyleCache(undefined, document.createElement('div'));

let translator: Translator | undefined;

beforeAll(async () => {
  translator ??= await createTextsOfAllLanguages();
});

/** Renders a component in a fake shell, at an address, in a language, for a person who is signed in or not. */
export function renderWithShell(ui: ReactElement, options: FakeShellOptions = {}): RenderedInShell {
  if (!translator) throw new Error('renderWithShell is for use inside a test');
  const {
    language = defaultLanguage,
    currency = defaultCurrency,
    route = '/',
    user = null,
    status = 'ready',
    styles = false,
    state,
  } = options;
  const { login = succeed, logout = succeed, refresh = () => Promise.resolve() } = options;
  const spies: ShellSpies = {
    toast: jest.fn(),
    navigate: jest.fn(),
    setPageTitle: jest.fn(),
    setPrintableComparison: jest.fn(),
    setLogoutGuard: jest.fn(),
    refreshTexts: jest.fn(() => Promise.resolve()),
    setLanguage: jest.fn(),
    setCurrency: jest.fn(),
  };
  let controls: ShellControls | undefined;
  const current = (): ShellControls => {
    if (!controls) throw new Error('The fake shell is not on the page');
    return controls;
  };
  const session: FakeSession = { status, user, login, logout, refresh };
  const keepControls = (given: ShellControls) => {
    controls = given;
  };
  const page = (
    <ThemeRoot {...(!styles && { cache: styleCache })}>
      <FakeShell {...{ translator, language, currency, session }} calls={spies} onControls={keepControls}>
        {ui}
      </FakeShell>
    </ThemeRoot>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [entryOf(route, state)] });
  const view = show(<RouterProvider router={router} />, options);
  return {
    ...view,
    ...spies,
    person: userEvent.setup(),
    location: () => current().location(),
    changeLanguage: (next) => act(() => current().changeLanguage(next)),
    changeCurrency: (next) => act(() => current().changeCurrency(next)),
    changeUser: (next) => act(() => current().changeUser(next)),
    changePriceBook: (next) => act(() => current().changePriceBook(next)),
  };
}

function show(page: ReactElement, { prerendered, onHydrationError }: FakeShellOptions): RenderResult {
  if (!prerendered) return render(page);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  prerendered(container);
  const early = keepEarlyInput(container);
  return render(page, {
    container,
    hydrate: true,
    onRecoverableError: (error) => {
      if (!onHydrationError) throw error;
      onHydrationError(error);
      early.restore();
    },
  });
}

const succeed = () => Promise.resolve({ ok: true } as const);

function entryOf(route: string, state: unknown) {
  const { pathname, search, hash } = new URL(route, 'http://localhost');
  return state === undefined ? route : { pathname, search, hash, state };
}
