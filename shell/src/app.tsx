import { useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { routePath, ShellProvider, type PrintableComparison, type ShellApi } from '@programme/mfe-contract';
import { useNavigate } from '@programme/platform';
import { useClientPage } from './layout/use-client-page';
import { Frame } from './layout/frame';
import { usePreferences } from './preferences/use-preferences';
import { usePrices } from './prices/use-prices';
import { ShellRoutes } from './routes/shell-routes';
import { OfferIsLockedContext } from './session/locked-offer.context';
import { useGuardedLogout } from './session/use-guarded-logout';
import { useSession } from './session/use-session';
import { useShellDispatch } from './store/shell.store';
import { useTexts } from './texts/texts-provider';
import { closeToast, showToast } from './store/toasts.slice';

/** Assembles the `ShellApi` that remotes use, and renders the open route inside the layout. */
export function App() {
  const { translate, language, refreshTexts, addRemoteTexts } = useTexts();
  const { currency, choose } = usePreferences();
  const session = useSession(translate);
  const dispatch = useShellDispatch();
  const goTo = useNavigate();
  // A client's page shows what was offered. It must call nothing while nobody looks at it.
  const prices = usePrices(
    !useClientPage(),
    useCallback(
      () =>
        dispatch(
          showToast({
            tone: 'information',
            title: translate('shell.prices.changed'),
            description: translate('shell.prices.changed.text'),
          }),
        ),
      [dispatch, translate],
    ),
  );
  const { onLogout, setLogoutGuard } = useGuardedLogout({
    logout: session.logout,
    // A toast may delay a call so that it can be undone.
    finishCalls: useCallback(() => dispatch(closeToast()), [dispatch]),
    onFailure: useCallback(
      (description: string) =>
        dispatch(showToast({ tone: 'error', title: translate('shell.logout.failed'), description })),
      [dispatch, translate],
    ),
  });
  const [pageTitle, setPageTitle] = useState<string | null>(null);
  const [comparison, setPrintableComparison] = useState<PrintableComparison | null>(null);

  useEffect(() => {
    document.title = pageTitle ?? translate('shell.title');
  }, [pageTitle, translate]);

  const navigate = useCallback<ShellApi['navigate']>(
    (route, parameters) => void goTo(routePath(route, parameters)),
    [goTo],
  );
  const preferences = useMemo<ShellApi['preferences']>(
    () => ({
      language,
      currency,
      setLanguage: (chosen) => choose({ language: chosen }),
      setCurrency: (chosen) => choose({ currency: chosen }),
    }),
    [language, currency, choose],
  );
  const offerIsLocked = useContext(OfferIsLockedContext);
  const shell = useMemo<ShellApi>(
    () => ({
      session,
      preferences,
      prices,
      translate,
      refreshTexts,
      addTexts: addRemoteTexts,
      offerIsLocked,
      toast: (toast) => dispatch(showToast(toast)),
      navigate,
      setPageTitle,
      setPrintableComparison,
      setLogoutGuard,
    }),
    [
      session,
      preferences,
      prices,
      translate,
      refreshTexts,
      addRemoteTexts,
      offerIsLocked,
      dispatch,
      navigate,
      setLogoutGuard,
    ],
  );

  return (
    <ShellProvider value={shell}>
      <Frame comparison={comparison} onLogout={onLogout}>
        <ShellRoutes onRetrySession={() => void session.refresh()} loggedOut={session.loggedOut} />
      </Frame>
    </ShellProvider>
  );
}
