import { useState } from 'react';
import { isApiError } from '@programme/api-client';
import { issuesOf, offerSendSchema, type Offer, type OfferMails } from '@programme/contracts';
import { SelectField, useFormikContext, ValidatedForm, type FormikHelpers } from '@programme/forms';
import { isolated } from '@programme/formatting';
import { useShell, useTranslate } from '@programme/mfe-contract';
import { Box, Button, Stack, Typography } from '@programme/ui';
import { ActionFailure } from '../answer/action-failure';
import { useSeenVersion } from '../answer/use-seen-version';
import { useIdempotencyKey } from '../api/use-idempotency-key';
import { CheckboxField } from '../quotes/checkbox-field';
import { offerMailsApi } from './offer-mails.api';
import { SendFields } from './send-fields';
import { sendBody, typedSending, type TypedSending } from './typed-sending';

type Props = {
  readonly offer: Offer;
  readonly mails: OfferMails;
  readonly recipient: NonNullable<OfferMails['recipient']>;
  readonly onSent: () => void;
  /** What leads back; nothing where there is nothing to go back to. */
  readonly onCancel?: () => void;
};

/** Shows both mails as they will be, takes a line and a copy for each, and sends them. */
export function SendForm({ offer, mails, recipient, onSent, onCancel }: Props) {
  const { translate, toast } = useShell();
  const [send, { error, isLoading, reset }] = offerMailsApi.useSendOfferMutation();
  const { version, isReloaded, reload } = useSeenVersion(offer);
  const { refetch } = offerMailsApi.useOfferMailsQuery(offer.id);
  const { keyOf, forgetKey } = useIdempotencyKey(`send.${offer.id}`);
  const [sentAt, setSentAt] = useState(mails.sentAt);
  const wasSent = sentAt !== null;
  const bodyOf = (typed: TypedSending) => sendBody(typed, { version, sentAt });

  const submit = async (typed: TypedSending, { setErrors }: FormikHelpers<TypedSending>) => {
    if (isLoading) return;
    const body = bodyOf(typed);
    const { data, error: refused } = await send({ ...body, id: offer.id, idempotencyKey: keyOf(body) });
    if (!data) {
      if (isApiError(refused)) setErrors(refused.errors);
      // Whoever was quicker is told of beside it.
      return void refetch();
    }
    forgetKey();
    toast({ title: translate('offerMails.done') });
    onSent();
    return true;
  };
  const loadAgain = async () => {
    const [loaded, { data: now }] = await Promise.all([reload(), refetch()]);
    if (now) setSentAt(now.sentAt);
    if (loaded) reset();
  };

  return (
    <ValidatedForm
      label={translate('offerMails.title')}
      initialValues={typedSending(mails)}
      validate={(typed) => issuesOf(offerSendSchema, bodyOf(typed))}
      onSubmit={submit}
      {...(onCancel && { onReset: onCancel })}
      draft={`send.${offer.id}`}
      locked={isLoading}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {translate('offerMails.text', { name: isolated(recipient.name), address: isolated(recipient.address) })}
        </Typography>
        <ActionFailure
          title={translate('offerMails.failed')}
          error={error}
          isReloaded={isReloaded}
          onReload={() => void loadAgain()}
        />
        {wasSent && (
          <Box sx={{ maxWidth: 320 }}>
            <SelectField
              name="only"
              label={translate('offerMails.only')}
              options={[
                { value: '', label: translate('offerMails.only.both') },
                { value: 'link', label: translate('offerMails.only.link') },
                { value: 'code', label: translate('offerMails.only.code') },
              ]}
            />
          </Box>
        )}
        {/* One click where nothing else is to be done: the mails stand below it. */}
        {!onCancel && (
          <Stack direction="row">
            <SendButton sending={isLoading} />
          </Stack>
        )}
        <CheckboxField name="remindClient" label={translate('offerMails.remind')} />
        <SendFields mails={mails} />
        {onCancel && (
          <Stack direction="row" sx={foot}>
            <Button type="reset" disabled={isLoading}>
              {translate('admin.cancel')}
            </Button>
            <SendButton sending={isLoading} />
          </Stack>
        )}
      </Stack>
    </ValidatedForm>
  );
}

/** In sight while the mails above it are scrolled in a dialog, over whose padding of 20 px it stands. */
const foot = {
  position: 'sticky',
  bottom: '-20px',
  zIndex: 1,
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 1,
  mx: -3,
  mb: -2.5,
  px: 3,
  py: 2,
  bgcolor: 'background.paper',
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

function SendButton({ sending }: { readonly sending: boolean }) {
  const translate = useTranslate();
  const { only } = useFormikContext<TypedSending>().values;
  return (
    <Button type="submit" variant="contained" loading={sending}>
      {translate(sending ? 'offerThread.sending' : only === '' ? 'offerMails.send' : `offerMails.send.${only}`)}
    </Button>
  );
}
