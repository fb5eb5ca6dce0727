import { useState } from 'react';
import { useShell } from '@programme/mfe-contract';
import { Button, DownloadIcon, tokens } from '@programme/ui';
import type { OfferViewModel } from '@programme/offer-view';

/** Makes a PDF of the offer as it is on the page, and hands it to the browser to keep. */
export function DownloadButton({ view }: { readonly view: OfferViewModel }) {
  const { translate, toast } = useShell();
  const [working, setWorking] = useState(false);

  const download = async () => {
    setWorking(true);
    try {
      // What makes a PDF is larger than the whole page: it is loaded for those who want one.
      const { downloadOffer } = await import(/* webpackChunkName: "offer-pdf" */ './download-offer');
      await downloadOffer(view, (page, pages) => translate('offer.pdf.page', { page, pages }));
    } catch {
      toast({
        tone: 'error',
        title: translate('offer.pdf.failed.title'),
        description: translate('offer.pdf.failed.text'),
      });
    } finally {
      setWorking(false);
    }
  };

  return (
    <Button
      variant="outlined"
      color="inherit"
      sx={{ borderColor: tokens.color.onPanelMuted, '&.Mui-disabled': { color: tokens.color.onPanelMuted } }}
      onClick={() => void download()}
      loading={working}
      startIcon={<DownloadIcon />}
    >
      {translate(working ? 'offer.pdf.working' : 'offer.pdf')}
    </Button>
  );
}
