import { useState } from 'react';
import type { PublicOffer } from '@programme/contracts';
import { useShell } from '@programme/mfe-contract';
import { useParams } from '@programme/platform';
import { Button, DownloadIcon, tokens } from '@programme/ui';
import type { OfferViewModel } from '@programme/offer-view';

type Props = {
  readonly offer: PublicOffer;
  readonly view: OfferViewModel;
  /** Makes it the main button of a card. Without it, it stands on the cover, under the name "Download PDF". */
  readonly label?: string;
};

/** Makes a PDF of the offer as it is on the page, and hands it to the browser to keep. */
export function DownloadButton({ offer, view, label }: Props) {
  const shell = useShell();
  const { offerId = '' } = useParams();
  const { translate, toast } = shell;
  const [working, setWorking] = useState(false);

  const download = async () => {
    setWorking(true);
    try {
      // What makes a PDF is larger than the whole page: it is loaded for those who want one.
      const { downloadOffer } = await import(/* webpackChunkName: "offer-pdf" */ './download-offer');
      await downloadOffer(offerId, offer, view, shell);
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
      {...(label === undefined ? onCover : { variant: 'contained' })}
      onClick={() => void download()}
      loading={working}
      startIcon={<DownloadIcon />}
    >
      {working ? translate('offer.pdf.working') : (label ?? translate('offer.pdf'))}
    </Button>
  );
}

const onCover = {
  variant: 'outlined',
  color: 'inherit',
  sx: { borderColor: tokens.color.onPanelMuted, '&.Mui-disabled': { color: tokens.color.onPanelMuted } },
} as const;
