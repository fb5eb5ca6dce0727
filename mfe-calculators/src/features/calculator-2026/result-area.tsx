import type { ReactNode } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { loadedChunk } from '../../shared/loaded-chunk';
import { NotLoadedNotice } from '../../shared/not-loaded-notice';
import type { ResultPanelProps } from './result-panel';

type Props = {
  /** Null while there is none to show. */
  readonly result: ResultPanelProps | null;
  /** Shown until there is a result. */
  readonly placeholder: ReactNode;
};

const useResultPanel = loadedChunk(() => import('./result-panel'));

/**
 * Shows the 2026 price. The panel is a chunk of its own, because the page opens without a price. The placeholder is shown
 * until it is loaded.
 */
export function ResultArea({ result, placeholder }: Props) {
  const translate = useTranslate();
  const { chunk, failed, retry } = useResultPanel();

  if (!result) return placeholder;
  if (chunk) return <chunk.ResultPanel {...result} />;
  if (!failed) return placeholder;
  return <NotLoadedNotice text={translate('calculator.result.notLoaded')} onRetry={retry} />;
}
