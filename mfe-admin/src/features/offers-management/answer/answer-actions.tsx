import { useState } from 'react';
import type { Offer } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { Button, Stack } from '@programme/ui';
import { UndoIcon } from '@programme/ui/staff-icons';
import { ReverseDialog, type Reversible } from './reverse-dialog';
import { WithdrawDialog } from './withdraw-dialog';

type Props = {
  readonly offer: Offer;
  /** Called when the offer stands otherwise than before. */
  readonly onDone: () => void;
};

const isReversible = (status: Offer['status']): status is Reversible => status !== 'open' && status !== 'expired';

const isWithdrawable = (status: Offer['status']): boolean => status !== 'accepted' && status !== 'withdrawn';

/** What staff can do about how an offer stands. */
export function AnswerActions({ offer, onDone }: Props) {
  const translate = useTranslate();
  // The dialog stays the same when the offer changes in the background.
  const [open, setOpen] = useState<Reversible | 'withdrawal' | null>(null);
  const { status } = offer;
  const close = () => setOpen(null);
  const dialog = {
    offer,
    onClose: close,
    onDone: () => {
      close();
      onDone();
    },
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {isReversible(status) && (
        <Button variant="outlined" startIcon={<UndoIcon />} onClick={() => setOpen(status)}>
          {translate(`offerAnswer.reverse.${status}`)}
        </Button>
      )}
      {isWithdrawable(status) && (
        <Button variant="outlined" color="error" onClick={() => setOpen('withdrawal')}>
          {translate('offerAnswer.withdraw')}
        </Button>
      )}
      {open === 'withdrawal' && <WithdrawDialog {...dialog} />}
      {open !== null && open !== 'withdrawal' && <ReverseDialog {...dialog} what={open} />}
    </Stack>
  );
}
