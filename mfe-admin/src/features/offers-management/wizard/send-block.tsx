import { useState } from 'react';
import type { Offer } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Notice, Spinner, Typography } from '@programme/ui';
import { CallFailure } from '../../../shared/failures/call-failure';
import { offerMailsApi } from '../mails/offer-mails.api';
import { SendForm } from '../mails/send-form';
import { ContactForm } from './contact-form';

/** Sends the offer that was just made, to its contact or to one that is named here. */
export function SendBlock({ offer: created }: { readonly offer: Offer }) {
  const translate = useTranslate();
  const [offer, setOffer] = useState(created);
  const { data: mails, error, refetch } = offerMailsApi.useOfferMailsQuery(offer.id);
  const [isSent, setSent] = useState(false);
  const recipient = mails?.recipient;
  if (error !== undefined && !mails)
    return <CallFailure title={translate('offerMails.loadFailed')} error={error} onRetry={() => void refetch()} />;
  if (!mails) return <Spinner label={translate('offerMails.loading')} size={28} />;
  if (!mails.mail) return <Notice tone="information">{translate('offerMails.off')}</Notice>;
  if (isSent && recipient)
    return (
      <Notice tone="success" role="status">
        {translate('success.sent', { name: isolated(recipient.name), address: isolated(recipient.address) })}
      </Notice>
    );
  return (
    <Box component="section">
      <Typography component="h3" variant="h3" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {recipient ? translate('success.sendTo', { name: isolated(recipient.name) }) : translate('success.contact')}
      </Typography>
      {recipient ? (
        // Of another version is another form: it sends what it shows.
        <SendForm key={offer.version} offer={offer} mails={mails} recipient={recipient} onSent={() => setSent(true)} />
      ) : (
        <ContactForm offer={offer} onSaved={setOffer} />
      )}
    </Box>
  );
}
