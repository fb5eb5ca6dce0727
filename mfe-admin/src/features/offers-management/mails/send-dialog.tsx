import { useId } from 'react';
import type { Offer, OfferMails } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { Dialog, DialogContent, DialogTitle } from '@programme/ui/overlays';
import { SendForm } from './send-form';

type Props = {
  readonly offer: Offer;
  readonly mails: OfferMails;
  readonly recipient: NonNullable<OfferMails['recipient']>;
  readonly onClose: () => void;
};

/** Sends the mails of an offer from its page. */
export function SendDialog({ onClose, ...props }: Props) {
  const translate = useTranslate();
  const title = useId();
  return (
    <Dialog
      open
      onClose={(_event, reason) => reason !== 'backdropClick' && onClose()}
      maxWidth="md"
      fullWidth
      aria-labelledby={title}
    >
      <DialogTitle id={title}>{translate('offerMails.title')}</DialogTitle>
      <DialogContent>
        <SendForm {...props} onSent={onClose} onCancel={onClose} />
      </DialogContent>
    </Dialog>
  );
}
