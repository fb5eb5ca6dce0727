import { useState } from 'react';
import type { Offer } from '@programme/contracts';
import { AnalyticsDialog } from './analytics-dialog';
import { HistoryDialog } from './history-dialog';
import type { OfferRequest } from './offer-menu';
import { SaveTemplate } from '../templates/save-template';
import { RotateDialog } from './rotate-dialog';
import { useRemoveOffer } from './use-remove-offer';

const dialogs = { history: HistoryDialog, analytics: AnalyticsDialog, rotate: RotateDialog, template: SaveTemplate };
type OpenDialog = { readonly kind: keyof typeof dialogs; readonly offer: Offer };

export type OfferRequestHandlers = {
  readonly onEdit: (offer: Offer) => void;
  readonly onDuplicate: (offer: Offer) => void;
};

/** Does what is asked for an offer. The dialog stands anywhere on the screen. */
export function useOfferRequests({
  onEdit,
  onDuplicate,
  onRemoved,
}: OfferRequestHandlers & { readonly onRemoved: () => void }) {
  const remove = useRemoveOffer();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const act = (request: OfferRequest, offer: Offer) => {
    if (request === 'edit') return onEdit(offer);
    if (request === 'duplicate') return onDuplicate(offer);
    if (request !== 'delete') return setOpen({ kind: request, offer });
    remove(offer);
    onRemoved();
  };
  const Dialog = open && dialogs[open.kind];
  return { act, dialog: Dialog && <Dialog offer={open.offer} onClose={() => setOpen(null)} /> };
}
