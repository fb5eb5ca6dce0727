import { useState } from 'react';
import type { OfferDetails } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { Button, Stack } from '@programme/ui';
import { AttentionIcon, EditIcon, UndoIcon } from '@programme/ui/staff-icons';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import { ExtendDialog } from './extend-dialog';
import { extensionDays } from './extension-days';
import { ExtensionNotice } from './extension-notice';
import { RecordDialog } from './record-dialog';
import { ReverseDialog, type Reversible } from './reverse-dialog';
import { WithdrawDialog } from './withdraw-dialog';

type Props = {
  readonly details: Pick<OfferDetails, 'offer' | 'quotes' | 'extensionRequestedAt' | 'abilities'>;
  /** Whether the dialog for more time is open at first, where more can be given. */
  readonly extendsAtOnce: boolean;
  /** Opens the offer in the wizard. */
  readonly onEdit: () => void;
  /** Called when the offer stands otherwise than before. */
  readonly onDone: () => void;
};

const isReversible = (status: string): status is Reversible =>
  status === 'accepted' || status === 'declined' || status === 'withdrawn';

/** What staff can do about how an offer stands. */
export function AnswerActions({ details, extendsAtOnce, onEdit, onDone }: Props) {
  const { offer, extensionRequestedAt, abilities } = details;
  const translate = useTranslate();
  const { today } = useStaffClock();
  const { status } = offer;
  // Whoever edits an offer that waits for approval sets its last day there.
  const isExtensible =
    abilities.includes('extend') && status !== 'awaiting-approval' && extensionDays(offer, today) !== null;
  // The dialog stays the same when the offer changes in the background.
  const [open, setOpen] = useState<Reversible | 'withdrawal' | 'extension' | 'record' | null>(
    extendsAtOnce && isExtensible ? 'extension' : null,
  );
  const close = () => setOpen(null);
  const dialog = {
    offer,
    onClose: close,
    onDone: () => {
      close();
      onDone();
    },
  };
  const extend = () => setOpen('extension');
  const requestedAt = status === 'expired' ? extensionRequestedAt : null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {requestedAt !== null && <ExtensionNotice offer={offer} requestedAt={requestedAt} onExtend={extend} />}
      {isExtensible && requestedAt === null && (
        <Button variant="outlined" startIcon={<AttentionIcon />} onClick={extend}>
          {translate('offerExtension.extend')}
        </Button>
      )}
      {abilities.includes('record-decision') && (
        <Button variant="outlined" startIcon={<EditIcon />} onClick={() => setOpen('record')}>
          {translate('offerRecord.open')}
        </Button>
      )}
      {abilities.includes('reverse') && isReversible(status) && (
        <Button variant="outlined" startIcon={<UndoIcon />} onClick={() => setOpen(status)}>
          {translate(`offerAnswer.reverse.${status}`)}
        </Button>
      )}
      {abilities.includes('withdraw') && (
        <Button variant="outlined" color="error" onClick={() => setOpen('withdrawal')}>
          {translate('offerAnswer.withdraw')}
        </Button>
      )}
      {open === 'withdrawal' && <WithdrawDialog {...dialog} />}
      {open === 'extension' && (
        <ExtendDialog
          {...dialog}
          onEdit={() => {
            close();
            onEdit();
          }}
        />
      )}
      {open === 'record' && <RecordDialog {...dialog} details={details} />}
      {open !== null && isReversible(open) && <ReverseDialog {...dialog} what={open} />}
    </Stack>
  );
}
