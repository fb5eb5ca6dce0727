import { useState } from 'react';
import { useTranslate, type PrintableComparison } from '@programme/mfe-contract';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, IconButton, PrintIcon } from '@programme/ui';
import { printDocument } from './print-document';

/** Prints the open screen's saved comparison, or says that there is none (S1 §2). */
export function PrintButton({ comparison }: { readonly comparison: PrintableComparison }) {
  const translate = useTranslate();
  const [nothingToPrint, setNothingToPrint] = useState(false);
  const close = () => setNothingToPrint(false);

  return (
    <>
      <IconButton
        aria-label={translate('shell.print')}
        title={translate('shell.print')}
        onClick={() =>
          comparison.savedCalculations === 0 ? setNothingToPrint(true) : void printDocument(comparison.documentTitle)
        }
      >
        <PrintIcon />
      </IconButton>
      <Dialog open={nothingToPrint} onClose={close} aria-labelledby="no-comparisons">
        <DialogTitle id="no-comparisons">{translate('shell.print.none.title')}</DialogTitle>
        <DialogContent>{translate('shell.print.none.text')}</DialogContent>
        <DialogActions>
          <Button onClick={close} autoFocus>
            {translate('shell.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
