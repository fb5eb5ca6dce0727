import { lazy, Suspense, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { isChunkLoadError } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { Button, ErrorBoundary, Notice, Spinner } from '@programme/ui';

type Props<ScreenProps extends object> = {
  /** Loads the screen's own chunk; the same function at every render. */
  readonly load: () => Promise<ComponentType<ScreenProps>>;
  /** Stands in its place while it loads; a spinner unless given. */
  readonly loading?: ReactNode;
} & (object extends ScreenProps ? { readonly props?: ScreenProps } : { readonly props: ScreenProps });

/**
 * A screen in a chunk of its own. When it fails, a notice with Retry takes its place. If the chunk does not load on the
 * second attempt either, it may be stale: the error goes to the shell, which can reload the page.
 */
export function LazyScreen<ScreenProps extends object>({ load, loading, props }: Props<ScreenProps>) {
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
      <Suspense fallback={loading ?? <Spinner label={translate('admin.loading')} />}>
        <Screen {...(props as ScreenProps)} />
      </Suspense>
    </ErrorBoundary>
  );
}
