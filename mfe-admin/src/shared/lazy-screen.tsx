import { Component, lazy, Suspense, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Button, Notice, Spinner } from '@programme/ui';

type Props = {
  /** Loads the screen's own chunk; the same function at every render. */
  readonly load: () => Promise<ComponentType>;
};

/** A screen that is loaded by those who open it. One that cannot be loaded costs itself alone, and Retry asks anew. */
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
    <ScreenBoundary key={attempt} fallback={failure}>
      <Suspense fallback={<Spinner label={translate('admin.loading')} />}>
        <Screen />
      </Suspense>
    </ScreenBoundary>
  );
}

type BoundaryProps = { readonly fallback: ReactNode; readonly children: ReactNode };

class ScreenBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('An area of the admin portal failed', error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
