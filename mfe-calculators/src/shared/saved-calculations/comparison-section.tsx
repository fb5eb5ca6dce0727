import { useEffect, useRef, type ReactNode } from 'react';
import { useShell } from '@programme/mfe-contract';
import { Box } from '@programme/ui';
import { usePrintTitle } from '../print/use-print-title';
import { ComparisonHeading } from './comparison-heading';
import { EmptyComparison } from './empty-comparison';
import { comparisonHeadingId } from './scroll-to-comparison';

type Props = {
  /** How many there are. */
  readonly savedCalculations: number;
  /** Shows them. */
  readonly children: ReactNode;
};

/** What a screen saved, side by side, and on paper for the header's print button. */
export function ComparisonSection({ savedCalculations, children }: Props) {
  const { translate, setPrintableComparison } = useShell();
  const isEmpty = savedCalculations === 0;
  const comparisonTitle = translate('saved.print.title');
  usePrintTitle(isEmpty ? translate('calculator.print.title') : comparisonTitle);
  useFocusOnceEmpty(isEmpty);

  useEffect(() => {
    setPrintableComparison({ savedCalculations, documentTitle: comparisonTitle });
    return () => setPrintableComparison(null);
  }, [savedCalculations, setPrintableComparison, comparisonTitle]);

  return (
    <Box
      component="section"
      aria-labelledby={comparisonHeadingId}
      className={isEmpty ? 'screen-only' : undefined}
      sx={{ mt: { xs: 4, md: 5 }, '@media print': { mt: 0 } }}
    >
      {isEmpty ? <EmptyComparison /> : <ComparisonHeading />}
      {children}
    </Box>
  );
}

/** When the last calculation is removed, its button goes: the heading takes the focus in its place. */
function useFocusOnceEmpty(isEmpty: boolean): void {
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    if (isEmpty && !wasEmpty.current) document.getElementById(comparisonHeadingId)?.focus({ preventScroll: true });
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
}
