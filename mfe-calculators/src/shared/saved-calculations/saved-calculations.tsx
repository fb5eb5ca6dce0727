import { useTranslate } from '@programme/mfe-contract';
import { useLocation } from '@programme/platform';
import { sharedEntryName } from '../calculation/calculation-link';
import { loadedChunk } from '../loaded-chunk';
import { NotLoadedNotice } from '../not-loaded-notice';
import { useCalculatorsSelector } from '../store/calculators.store';
import { ComparisonSection } from './comparison-section';
import type { EnterpriseComparisonProps } from './enterprise-comparison';

// Few visitors save a calculation, or open a link to several.
const useComparison = loadedChunk(() => import('./enterprise-comparison'));

/** The saved calculations of one Enterprise calculator. */
export function SavedCalculations(props: EnterpriseComparisonProps) {
  const translate = useTranslate();
  const saved = useCalculatorsSelector((state) => state.savedCalculations[props.list].entries.length);
  const { search } = useLocation();
  const { chunk, failed, retry } = useComparison(saved > 0 || new URLSearchParams(search).has(sharedEntryName));
  return (
    <ComparisonSection savedCalculations={saved}>
      {chunk && <chunk.EnterpriseComparison {...props} />}
      {failed && saved > 0 && <NotLoadedNotice text={translate('saved.notLoaded')} onRetry={retry} />}
    </ComparisonSection>
  );
}
