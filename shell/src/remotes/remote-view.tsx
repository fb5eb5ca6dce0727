import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslate, type RemoteModule } from '@programme/mfe-contract';
import { Spinner } from '@programme/ui';
import { useTexts } from '../texts/texts-provider';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFailurePanel } from './remote-failure-panel';
import { loadRemoteModule } from './remote-loader';

type Props = {
  /** The remote's name in `remotes.json`. */
  readonly name: string;
  readonly load?: (name: string) => Promise<RemoteModule>;
};

/** A remote in its place on the page: its routes, or that it loads, or that it failed and can be tried again. */
export function RemoteView({ name, load = loadRemoteModule }: Props) {
  const [attempt, setAttempt] = useState(0);
  // The key gives every remote and every attempt a Suspense of its own: a hanging load must not show the old page.
  return <RemoteAttempt key={`${name}/${attempt}`} name={name} load={load} onRetry={() => setAttempt(attempt + 1)} />;
}

function RemoteAttempt({ name, load, onRetry }: Required<Props> & { readonly onRetry: () => void }) {
  const translate = useTranslate();
  const { addRemoteTexts } = useTexts();
  const Routes = useMemo(
    () =>
      lazy(async () => {
        const remote = await load(name);
        await addRemoteTexts(name, remote.loadTexts);
        return { default: remote.Routes };
      }),
    [name, load, addRemoteTexts],
  );
  return (
    <RemoteBoundary remote={name} fallback={(error) => <RemoteFailurePanel error={error} onRetry={onRetry} />}>
      <Suspense fallback={<Spinner label={translate('shell.page.loading')} />}>
        <Routes />
      </Suspense>
    </RemoteBoundary>
  );
}
