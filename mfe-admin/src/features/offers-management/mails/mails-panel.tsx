import { useId, useState } from 'react';
import type { Offer, OfferAbility, OfferMails } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Button, Notice, Panel, Spinner, Typography } from '@programme/ui';
import { CallFailure } from '../../../shared/failures/call-failure';
import { MailEntry } from './mail-entry';
import { offerMailsApi } from './offer-mails.api';
import { SendDialog } from './send-dialog';

type Props = {
  readonly offer: Offer;
  /** What the reader can do with it. */
  readonly abilities: readonly OfferAbility[];
  /** Whether the dialog is open at first, where something can be sent. */
  readonly sendsAtOnce: boolean;
  /** Opens the offer in the wizard, where a contact is added. */
  readonly onEdit: () => void;
};

/** Milliseconds between two looks at mails that wait. */
const lookMs = 5_000;

const waits = (mails: OfferMails | undefined): boolean => mails?.sent.some(({ state }) => state === 'waiting') ?? false;

/** The mails of an offer: what was sent and what became of it, and the way to send it. */
export function MailsPanel({ offer, abilities, sendsAtOnce, onEdit }: Props) {
  const translate = useTranslate();
  const title = useId();
  const known = offerMailsApi.endpoints.offerMails.useQueryState(offer.id).data;
  const { data, error, isFetching, refetch } = offerMailsApi.useOfferMailsQuery(offer.id, {
    pollingInterval: waits(known) ? lookMs : 0,
    skipPollingIfUnfocused: true,
  });
  return (
    <Panel component="section" aria-labelledby={title} sx={{ gridColumn: { lg: 1 } }}>
      <Typography component="h2" variant="h2" id={title}>
        {translate('offerMails.heading')}
      </Typography>
      {isFetching && !data && <Spinner label={translate('offerMails.loading')} size={28} />}
      {error !== undefined && !isFetching && (
        <Box sx={{ mt: 2 }}>
          <CallFailure title={translate('offerMails.loadFailed')} error={error} onRetry={() => void refetch()} />
        </Box>
      )}
      {data && <LoadedMails {...{ offer, abilities, sendsAtOnce, onEdit }} mails={data} />}
    </Panel>
  );
}

function LoadedMails({ offer, abilities, sendsAtOnce, mails, onEdit }: Props & { readonly mails: OfferMails }) {
  const translate = useTranslate();
  const { mail, recipient, sent, remindClient, sentAt } = mails;
  const isOpen = offer.status === 'open';
  const canSend = mail && abilities.includes('send') && recipient !== null;
  const [isSending, setSending] = useState(sendsAtOnce && canSend);
  return (
    <>
      {!mail && <Remark>{translate('offerMails.off')}</Remark>}
      {mail && !isOpen && <Remark>{translate('offerMails.notOpen')}</Remark>}
      {mail && isOpen && recipient === null && (
        <Box sx={{ mt: 1.5 }}>
          <Notice
            tone="information"
            action={
              <Button color="inherit" onClick={onEdit}>
                {translate('offers.edit')}
              </Button>
            }
          >
            {translate('offerMails.noContact')}
          </Notice>
        </Box>
      )}
      {canSend && sentAt === null && <Remark>{translate('offerMails.none')}</Remark>}
      {canSend && sentAt !== null && remindClient && <Remark>{translate('offerMails.reminds')}</Remark>}
      {sent.length > 0 && (
        <Box component="ul" aria-label={translate('offerMails.sent')} sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
          {sent.map((one) => (
            <MailEntry key={one.id} mail={one} />
          ))}
        </Box>
      )}
      {canSend && (
        <Button variant="contained" onClick={() => setSending(true)} sx={{ mt: 2 }}>
          {translate(sentAt === null ? 'offerMails.open' : 'offerMails.again')}
        </Button>
      )}
      {isSending && recipient !== null && (
        <SendDialog offer={offer} mails={mails} recipient={recipient} onClose={() => setSending(false)} />
      )}
    </>
  );
}

const Remark = ({ children }: { readonly children: string }) => (
  <Typography sx={{ mt: 1.5, maxWidth: '65ch', color: 'text.secondary' }}>{children}</Typography>
);
