import { useState } from 'react';
import type { ApprovalRequest, Offer, OfferAbility } from '@programme/contracts';
import { formatPercent, isolated } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, Button, Notice, Stack } from '@programme/ui';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import { TypedText } from '../display/typed-text';
import { ApproveDialog } from './approve-dialog';
import { excessOf } from './excess';
import { RejectDialog } from './reject-dialog';

type Props = {
  readonly offer: Offer;
  readonly approval: ApprovalRequest;
  /** What the reader can do with it. */
  readonly abilities: readonly OfferAbility[];
  /** Called when the offer stands otherwise than before. */
  readonly onDone: () => void;
};

/** Which discounts wait for an admin, by how much they are above the limit, and what the reader can do about it. */
export function ApprovalNotice({ offer, approval, abilities, onDone }: Props) {
  const { translate, preferences, session } = useShell();
  const clock = useStaffClock();
  const [open, setOpen] = useState<'approve' | 'reject' | null>(null);
  const { language } = preferences;
  const { requestedAt, requestedBy, limit, rejection } = approval;
  const decides = abilities.includes('approve');
  const isOwn = approval.options.some((option) => option.requestedBy === session.user?.username);
  const percent = (value: number) => formatPercent(value, language);
  const dialog = {
    offer,
    requestedBy,
    onClose: () => setOpen(null),
    onDone: () => {
      setOpen(null);
      onDone();
    },
  };
  return (
    <Box sx={{ mt: 2 }}>
      <Notice
        tone="warning"
        title={translate('offerApproval.title')}
        action={
          decides && (
            <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <Button variant="contained" onClick={() => setOpen('approve')}>
                {translate('offerApproval.approve')}
              </Button>
              <Button color="inherit" onClick={() => setOpen('reject')}>
                {translate('offerApproval.reject')}
              </Button>
            </Stack>
          )
        }
      >
        <span>
          {translate('offerApproval.text', {
            username: isolated(requestedBy),
            day: clock.dateTime(requestedAt),
            discount: percent(approval.discount),
            limit: percent(limit),
          })}
        </span>
        <Box component="ul" aria-label={translate('offerApproval.options')} sx={{ my: 1, pl: 2.5 }}>
          {approval.options.map(({ quote, package: name, months, discount }) => (
            <li key={`${quote} ${name} ${months}`}>
              <span>{`${translate('quote.number', { number: quote })} · ${translate(`quote.${name}`)} · ${translate('quote.length', { count: months })}: `}</span>
              <span>
                {translate('offerApproval.discount', {
                  discount: percent(discount),
                  excess: excessOf(discount, limit, language),
                })}
              </span>
            </li>
          ))}
        </Box>
        {!decides && session.may('offers.approve') && !rejection && (
          <Box>{translate(isOwn ? 'offerApproval.own' : 'offerApproval.ownByLink')}</Box>
        )}
        {rejection && (
          <Box sx={{ mt: 1 }}>
            <strong>
              {translate('offerApproval.rejected', {
                username: isolated(rejection.username),
                day: clock.dateTime(rejection.at),
              })}
            </strong>
            <TypedText>{rejection.reason}</TypedText>
            <Box>{translate('offerApproval.rejected.text')}</Box>
          </Box>
        )}
      </Notice>
      {open === 'approve' && <ApproveDialog {...dialog} />}
      {open === 'reject' && <RejectDialog {...dialog} />}
    </Box>
  );
}
