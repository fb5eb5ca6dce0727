import { Component, lazy, Suspense, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Button, Notice, Spinner } from '@programme/ui';

type Props = {
  /** Loads the screen's own chunk; the same function at every render. */
  readonly load: () => Promise<ComponentType>;
};

/**
 * A screen that is loaded by those who open it. One that cannot be loaded costs itself alone, and Retry asks anew. When its
 * script does not come then either it may be gone for good, and the shell, which can load the page anew, has to deal with it.
 */
export function LazyScreen({ load }: Props) {
  const translate = useTranslate();
  const [attempt, setAttempt] = useState(0);
  const Screen = useMemo(() => {
    void attempt; // React remembers a failed load for good: another attempt is another component.
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
    <ScreenBoundary key={attempt} fallback={failure} last={attempt > 0}>
      <Suspense fallback={<Spinner label={translate('admin.loading')} />}>
        <Screen />
      </Suspense>
    </ScreenBoundary>
  );
}

type BoundaryProps = { readonly fallback: ReactNode; readonly last: boolean; readonly children: ReactNode };

class ScreenBoundary extends Component<BoundaryProps, { readonly failed: boolean; readonly error: unknown }> {
  override state = { failed: false, error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown) {
    console.error('An area of the admin portal failed', error);
  }

  override render() {
    const { failed, error } = this.state;
    if (failed && this.props.last && isChunkFailure(error)) throw error;
    return failed ? this.props.fallback : this.props.children;
  }
}

/** How webpack names a script that did not come. */
const isChunkFailure = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';
