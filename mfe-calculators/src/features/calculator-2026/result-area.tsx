import { useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Button, Notice } from '@programme/ui';
import type { ResultPanel, ResultPanelProps } from './result-panel';

type Props = {
  /** Null while there is none to show. */
  readonly result: ResultPanelProps | null;
  /** Shown until there is a result. */
  readonly placeholder: ReactNode;
};

/** Cached for the next screen, which can then show a price in its first render. */
let loaded: typeof ResultPanel | undefined;

/**
 * Shows the 2026 price. The panel is a chunk of its own, because the page opens without a price. It is loaded as soon
 * as the form is rendered; the placeholder is shown until then.
 */
export function ResultArea({ result, placeholder }: Props) {
  const translate = useTranslate();
  const [Panel, setPanel] = useState(() => loaded);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (loaded) return;
    let current = true;
    import('./result-panel').then(
      (chunk) => {
        loaded = chunk.ResultPanel;
        // Wrapped in a function: React would call a component as an updater.
        if (current) setPanel(() => chunk.ResultPanel);
      },
      (error: unknown) => {
        console.error('The result panel could not be loaded', error);
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [attempt]);

  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };

  if (!result) return placeholder;
  if (Panel) return <Panel {...result} />;
  if (!failed) return placeholder;
  return (
    <Notice
      tone="error"
      role="alert"
      action={
        <Button color="inherit" onClick={retry}>
          {translate('calculator.result.retry')}
        </Button>
      }
    >
      {translate('calculator.result.notLoaded')}
    </Notice>
  );
}
