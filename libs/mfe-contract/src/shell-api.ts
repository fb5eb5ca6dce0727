import { createContext, useContext, useEffect } from 'react';
import type { Permission } from '@programme/contracts';
import type { Language, TextKey, TextParameters, Texts } from '@programme/i18n';
import type { Currency, PriceBook } from '@programme/pricing';
import type { RouteId, RouteParameters } from './routes';

export type SessionUser = { readonly id: number; readonly username: string; readonly isAdmin: boolean };

/** `unreachable`: the API did not respond, so the user is unknown. */
export type SessionStatus = 'loading' | 'ready' | 'unreachable';

/** How a call to the API ended; `detail` is one sentence to show, in the reader's language. */
export type CallResult = { readonly ok: true } | { readonly ok: false; readonly detail: string };

export type Session = {
  readonly status: SessionStatus;
  readonly user: SessionUser | null;
  /** Whether the signed-in user may do it, so that screens need not offer what the API refuses. */
  may(permission: Permission): boolean;
  login(credentials: { username: string; password: string }): Promise<CallResult>;
  logout(): Promise<CallResult>;
  /** Asks the API again who is signed in: after a change that may have taken this very user's rights. */
  refresh(): Promise<void>;
};

export type Preferences = {
  readonly language: Language;
  readonly currency: Currency;
  setLanguage(language: Language): void;
  setCurrency(currency: Currency): void;
};

/**
 * The price book in force, which the API decides. It changes while the page is open when the next one comes into force.
 * `unavailable`: the API did not answer and none is known; prices are never made up.
 */
export type Prices =
  | { readonly status: 'ready'; readonly book: PriceBook }
  | { readonly status: 'loading' }
  | { readonly status: 'unavailable'; readonly retry: () => void };

export type Translate = (key: TextKey, parameters?: TextParameters) => string;

export type Toast = {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'success' | 'information' | 'error';
  /** One thing to do about it, such as to take it back. Choosing it closes the toast. */
  readonly action?: { readonly label: string; readonly onChoose: () => void };
  /**
   * The toast went without its action being chosen: by itself, closed, or replaced by another. Called once. A logout
   * waits for what it returns.
   */
  readonly onClose?: () => unknown;
};

/** What the header's print button prints: the saved calculations of the screen that is open, or the screen itself. */
export type PrintableComparison = {
  /** Nothing is printed without any; 1 for a screen that is printed itself. */
  readonly savedCalculations: number;
  /** Whether it is the screen itself. */
  readonly wholeScreen?: boolean;
  /** Becomes the document's title while it prints. */
  readonly documentTitle: string;
};

/** Runs a logout at once, or after the user has agreed to discard unsaved changes. */
export type LogoutGuard = (logout: () => Promise<void>) => void;

/** Everything a remote may ask of the shell. It changes identity whenever a part of it changes. */
export type ShellApi = {
  readonly session: Session;
  readonly preferences: Preferences;
  readonly prices: Prices;
  readonly translate: Translate;
  /** Fetches the text overrides again and shows them on the whole page. Resolves when they are shown. */
  refreshTexts(): Promise<void>;
  /**
   * Adds built-in texts that a remote loads on demand, beside those of its `loadTexts`. Resolves when `translate` knows
   * them; another language loads them too. The same name twice loads them once.
   */
  addTexts(name: string, load: (language: Language) => Promise<Texts>): Promise<void>;
  /**
   * Whether the server said in the page that this browser has not given the code of the offer at its address; no longer
   * once it has. The same while the page is prerendered. Shells before contract 1.9 do not have it.
   */
  offerIsLocked?(): boolean;
  toast(toast: Toast): void;
  navigate(route: RouteId, parameters?: RouteParameters): void;
  /** Null gives the product's own title back. */
  setPageTitle(title: string | null): void;
  /** Null when the open screen has nothing to print. */
  setPrintableComparison(comparison: PrintableComparison | null): void;
  /** Lets the open screen confirm a logout from the header; null when it has no unsaved changes. */
  setLogoutGuard(guard: LogoutGuard | null): void;
};

const ShellContext = createContext<ShellApi | null>(null);

export const ShellProvider = ShellContext.Provider;

export function useShell(): ShellApi {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs a ShellProvider above it');
  return shell;
}

export function useTranslate(): Translate {
  return useShell().translate;
}

/** The prices in force. Throws where they are not known: show a price only where `prices` is `ready`. */
export function usePriceBook(): PriceBook {
  const { prices } = useShell();
  if (prices.status !== 'ready') throw new Error('The prices are not known yet');
  return prices.book;
}

/**
 * Names the open screen in the document's title, before the product's name; leaving gives the product's own title back.
 */
export function usePageTitle(title: string): void {
  const { setPageTitle, translate } = useShell();
  const full = documentTitle(title, translate);
  useEffect(() => {
    setPageTitle(full);
    return () => setPageTitle(null);
  }, [setPageTitle, full]);
}

export const documentTitle = (title: string, translate: Translate): string =>
  `${title} – ${translate('shell.product')}`;
