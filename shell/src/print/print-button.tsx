import { useState } from 'react';
import { useTranslate, type PrintableComparison } from '@programme/mfe-contract';
import { IconButton, PrintIcon } from '@programme/ui';
import { useOnDemand } from '../shared/use-on-demand';
import { printDocument } from './print-document';

const loadDialog = async () => (await import('./no-comparisons-dialog')).NoComparisonsDialog;

/** Prints the open screen, or its saved comparison, or says that there is none (S1 §2). */
export function PrintButton({ comparison }: { readonly comparison: PrintableComparison }) {
  const translate = useTranslate();
  const [nothingToPrint, setNothingToPrint] = useState(false);
  const [NoComparisonsDialog, fetchDialog] = useOnDemand(loadDialog);

  const label = translate(comparison.wholeScreen ? 'shell.print.screen' : 'shell.print');
  const print = () => {
    if (comparison.savedCalculations > 0) return void printDocument(comparison.documentTitle);
    setNothingToPrint(true);
    fetchDialog();
  };
  return (
    <>
      <IconButton aria-label={label} title={label} onClick={print}>
        <PrintIcon />
      </IconButton>
      {NoComparisonsDialog && <NoComparisonsDialog open={nothingToPrint} onClose={() => setNothingToPrint(false)} />}
    </>
  );
}
