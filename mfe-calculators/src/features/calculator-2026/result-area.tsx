import { useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Button, Notice } from '@programme/ui';
import type { ResultPanel, ResultPanelProps } from './result-panel';

type Props = {
  /** Null while there is none to show. */
  readonly result: ResultPanelProps | null;
  /** Stands where the result will. */
  readonly placeholder: ReactNode;
};

/** Kept for the next screen: it shows a price with its first render. */
let loaded: typeof ResultPanel | undefined;

/**
 * The place of a 2026 price. A first screen has none, so the panel comes in a chunk of its own, asked for as soon as the form
 * is there. The placeholder stays until the chunk has come.
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
        // In a function: a component is one itself, and React would call it.
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
