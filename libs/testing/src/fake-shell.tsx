import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { pageData } from '@programme/api-client';
import { holds } from '@programme/contracts';
import { languages, type Language, type Translator } from '@programme/i18n';
import { routePath, ShellProvider, type Session, type SessionUser, type ShellApi } from '@programme/mfe-contract';
import { useLocation, useNavigate } from '@programme/platform';
import { firstPriceBook, type Currency, type PriceBook } from '@programme/pricing';

/** A session whose user holds the permissions that the API would name. */
export type FakeSession = Omit<Session, 'may'>;

/** Receives the calls of a remote to the shell. */
export type ShellCalls = Pick<
  ShellApi,
  'toast' | 'navigate' | 'setPageTitle' | 'setPrintableComparison' | 'setLogoutGuard' | 'refreshTexts'
> &
  Pick<ShellApi['preferences'], 'setLanguage' | 'setCurrency'>;

/** What a test can change while the shell is on the page. */
export type ShellControls = {
  changeLanguage(language: Language): void;
  changeCurrency(currency: Currency): void;
  changeUser(user: SessionUser | null): void;
  changePriceBook(book: PriceBook): void;
  /** Path and query of the address. */
  location(): string;
};

type Props = {
  readonly translator: Translator;
  readonly language: Language;
  readonly currency: Currency;
  readonly session: FakeSession;
  readonly calls: ShellCalls;
  readonly onControls: (controls: ShellControls) => void;
  readonly children: ReactNode;
};

/** A fake of the shell that keeps its contract: preferences and navigation take effect, and calls are recorded. */
export function FakeShell({ translator, calls, onControls, children, ...initial }: Props) {
  const [language, setLanguage] = useState(initial.language);
  const [currency, setCurrency] = useState(initial.currency);
  const [user, setUser] = useState(initial.session.user);
  const [book, setBook] = useState<PriceBook>(firstPriceBook);
  useEffect(() => setUser(initial.session.user), [initial.session.user]);
  const { pathname, search } = useLocation();
  const goTo = useNavigate();
  const { session } = initial;

  useEffect(() => {
    onControls({
      changeLanguage: setLanguage,
      changeCurrency: setCurrency,
      changeUser: setUser,
      changePriceBook: setBook,
      location: () => pathname + search,
    });
  }, [onControls, pathname, search]);

  const translate = useCallback<ShellApi['translate']>(
    (key, parameters) => translator.translate(language, key, parameters),
    [translator, language],
  );
  const add = useCallback<ShellApi['addTexts']>(
    async (_name, load) => {
      for (const each of languages) translator.add(each, await load(each));
    },
    [translator],
  );
  const shell = useMemo<ShellApi>(
    () => ({
      session: { ...session, user, may: (permission) => holds(user ?? undefined, permission) },
      preferences: {
        language,
        currency,
        setLanguage: (chosen) => {
          calls.setLanguage(chosen);
          setLanguage(chosen);
        },
        setCurrency: (chosen) => {
          calls.setCurrency(chosen);
          setCurrency(chosen);
        },
      },
      prices: { status: 'ready', book },
      translate,
      refreshTexts: calls.refreshTexts,
      addTexts: add,
      offerIsLocked: () => pageData().offer === 'locked',
      toast: calls.toast,
      navigate: (route, parameters) => {
        calls.navigate(route, parameters);
        void goTo(routePath(route, parameters));
      },
      setPageTitle: calls.setPageTitle,
      setPrintableComparison: calls.setPrintableComparison,
      setLogoutGuard: calls.setLogoutGuard,
    }),
    [session, user, language, currency, book, translate, add, calls, goTo],
  );
  return <ShellProvider value={shell}>{children}</ShellProvider>;
}
