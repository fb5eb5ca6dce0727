import { lazy, Suspense, useMemo, useState, type ComponentType } from 'react';
import { isChunkLoadError } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { Button, ErrorBoundary, Notice, Spinner } from '@programme/ui';

type Props = {
  /** Loads the screen's own chunk; the same function at every render. */
  readonly load: () => Promise<ComponentType>;
};

/**
 * A screen in a chunk of its own. When it fails, a notice with Retry takes its place. If the chunk does not load on the
 * second attempt either, it may be stale: the error goes to the shell, which can reload the page.
 */
export function LazyScreen({ load }: Props) {
  const translate = useTranslate();
  const [attempt, setAttempt] = useState(0);
  const Screen = useMemo(() => {
    void attempt; // `lazy` caches a failed load, so each attempt needs a new component.
    return lazy(async () => ({ default: await load() }));
  }, [load, attempt]);
  const failure = (
    <Notice
      tone="error"
      role="alert"
      title={translate('admin.areaFailed.title')}
      action={
        <Button color="inherit" onClick={() => setAttempt(attempt + 1)}>
          {translate('admin.retry')}
        </Button>
      }
    >
      {translate('admin.areaFailed.text')}
    </Notice>
  );
  return (
    <ErrorBoundary
      key={attempt}
      onError={(error) => console.error('An area of the admin portal failed', error)}
      fallbackRender={({ error }) => {
        if (attempt > 0 && isChunkLoadError(error)) throw error;
        return failure;
      }}
    >
      <Suspense fallback={<Spinner label={translate('admin.loading')} />}>
        <Screen />
      </Suspense>
    </ErrorBoundary>
  );
}
