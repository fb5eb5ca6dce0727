import { lazy, memo, Suspense, useContext, useMemo, useState, type ErrorInfo } from 'react';
import { isChunkLoadError } from '@programme/contracts';
import { useTranslate, type RemoteModule } from '@programme/mfe-contract';
import { useLocation } from '@programme/platform';
import { ErrorBoundary, Spinner } from '@programme/ui';
import { useTexts } from '../texts/texts-provider';
import { InitialRemoteContext } from './initial-remote';
import { reportFailure } from './failure-report';
import { reloadIfStale } from './stale-chunk';
import { pageVersion } from './page-versions';
import { RemoteFailure } from './remote-failure';
import { RemoteFailurePanel } from './remote-failure-panel';
import { loadRemoteModule } from './remote-loader';
import { withTimeout } from './with-timeout';

type Props = {
  /** The remote's name in `remotes.json`. */
  readonly name: string;
  /** The pattern of the address that is open, for the log. */
  readonly path: string;
  readonly load?: (name: string) => Promise<RemoteModule>;
};

/**
 * Shows a remote: its routes, a spinner while it loads, or the failure panel with Retry. `memo`: changes of the layout
 * alone, such as the page title, must not render the remote, which is a long task on a slow phone.
 */
export const RemoteView = memo(function RemoteView({ name, load = loadRemoteModule, path }: Props) {
  const [attempt, setAttempt] = useState(0);
  // The key gives every remote and every attempt a Suspense of its own: a hanging load must not show the old page.
  return (
    <RemoteAttempt
      key={`${name}/${attempt}`}
      {...{ name, path, load }}
      first={attempt === 0}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
});

type AttemptProps = Required<Props> & { readonly first: boolean; readonly onRetry: () => void };

function RemoteAttempt({ name, path, load, first, onRetry }: AttemptProps) {
  const translate = useTranslate();
  const { addRemoteTexts } = useTexts();
  const { pathname } = useLocation();
  const initial = useContext(InitialRemoteContext);
  const known = first && initial?.name === name ? initial : undefined;
  const Routes = useMemo(() => {
    const prepare = async () => {
      if (known?.error) throw known.error;
      const remote = await load(name);
      await addRemoteTexts(name, remote.loadTexts);
      return { default: remote.Routes };
    };
    return known?.module?.Routes ?? lazy(() => withTimeout(name, prepare()));
  }, [name, load, known, addRemoteTexts]);
  // The same element for each address: a remote's own routes follow it.
  const screen = useMemo(() => <Routes />, [Routes]);
  const onError = (error: unknown, info: ErrorInfo) => {
    console.error(`Remote ${name} failed`, error, info.componentStack);
    const version = (error instanceof RemoteFailure && error.version) || pageVersion(name);
    reportFailure({ remote: name, path, error, ...(version && { version }) });
    // The registry may be out of reach as well; the panel stands either way.
    if (isChunkLoadError(error)) reloadIfStale(name).catch(() => undefined);
  };
  return (
    <ErrorBoundary
      // Another screen may not need what failed, so it is tried.
      resetKeys={[pathname]}
      onError={onError}
      fallbackRender={({ error }) => <RemoteFailurePanel error={error} onRetry={onRetry} />}
    >
      <Suspense fallback={<Spinner label={translate('shell.page.loading')} />}>{screen}</Suspense>
    </ErrorBoundary>
  );
}
