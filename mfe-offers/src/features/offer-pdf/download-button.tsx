import { useState } from 'react';
import type { PublicOffer } from '@programme/contracts';
import { useShell } from '@programme/mfe-contract';
import { useParams } from '@programme/platform';
import { Button, DownloadIcon, tokens } from '@programme/ui';
import type { OfferViewModel } from '@programme/offer-view';

type Props = {
  readonly offer: PublicOffer;
  readonly view: OfferViewModel;
  /** Makes it the main button of a card, for the certificate alone. Without it, it stands on the cover and is for the offer. */
  readonly certificateLabel?: string;
};

/** Makes a PDF of the offer as it is on the page, or of its certificate, and hands it to the browser to keep. */
export function DownloadButton({ offer, view, certificateLabel }: Props) {
  const shell = useShell();
  const { offerId = '' } = useParams();
  const { translate, toast } = shell;
  const [working, setWorking] = useState(false);

  const download = async () => {
    setWorking(true);
    try {
      // What makes a PDF is larger than the whole page: it is loaded for those who want one.
      const { downloadCertificate, downloadOffer } = await import(
        /* webpackChunkName: "offer-pdf" */ './download-offer'
      );
      await (certificateLabel === undefined ? downloadOffer : downloadCertificate)(offerId, offer, view, shell);
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
      {...(certificateLabel === undefined ? onCover : { variant: 'contained' })}
      onClick={() => void download()}
      loading={working}
      startIcon={<DownloadIcon />}
    >
      {working ? translate('offer.pdf.working') : (certificateLabel ?? translate('offer.pdf'))}
    </Button>
  );
}

const onCover = {
  variant: 'outlined',
  color: 'inherit',
  sx: { borderColor: tokens.color.onPanelMuted, '&.Mui-disabled': { color: tokens.color.onPanelMuted } },
} as const;
