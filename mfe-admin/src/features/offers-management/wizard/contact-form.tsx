import { useState } from 'react';
import { isApiError } from '@programme/api-client';
import { cleanedLine, issuesOf, offerContactSchema, type Offer } from '@programme/contracts';
import { EmailField, TextField, ValidatedForm, type FormikHelpers } from '@programme/forms';
import { useTranslate } from '@programme/mfe-contract';
import { Button, Stack } from '@programme/ui';
import { useAdminDispatch } from '../../../shared/admin.store';
import { CallFailure } from '../../../shared/failures/call-failure';
import { offersApi } from '../api/offers.api';
import { editDraft } from './draft';
import { offerBasicsOf } from './draft-basics';

type Props = { readonly offer: Offer; readonly onSaved: (offer: Offer) => void };

type Typed = { readonly contactName: string; readonly contactEmail: string };

const empty: Typed = { contactName: '', contactEmail: '' };

/** Names whom an offer is for, when it is made already. */
export function ContactForm({ offer: { id }, onSaved }: Props) {
  const translate = useTranslate();
  const dispatch = useAdminDispatch();
  const [change, { isLoading }] = offersApi.useChangeOfferMutation();
  const [error, setError] = useState<unknown>();

  const submit = async (typed: Typed, { setErrors }: FormikHelpers<Typed>) => {
    setError(undefined);
    const once = { subscribe: false, forceRefetch: true } as const;
    const read = await dispatch(offersApi.endpoints.offerDetails.initiate(id, once));
    if (!read.data) return setError(read.error);
    const { basics, quotes } = editDraft(read.data);
    const { version } = read.data.offer;
    const fields = quotes.map((quote) => quote.fields);
    const result = await change({ ...offerBasicsOf({ ...basics, ...typed }), quotes: fields, id, version });
    if (isApiError(result.error) && Object.keys(result.error.errors).length > 0) return setErrors(result.error.errors);
    if (!result.data) return setError(result.error);
    onSaved(result.data.offer);
    return true;
  };

  return (
    <ValidatedForm
      label={translate('success.contact')}
      initialValues={empty}
      validate={(typed) =>
        issuesOf(offerContactSchema, { contactName: typed.contactName.trim(), contactEmail: typed.contactEmail.trim() })
      }
      onSubmit={submit}
      draft={`contact.${id}`}
      locked={isLoading}
    >
      <Stack sx={{ gap: 2, maxWidth: 460 }}>
        <TextField
          name="contactName"
          label={translate('offers.contact')}
          input={{ dir: 'auto' }}
          onLeave={cleanedLine}
          required
        />
        <EmailField name="contactEmail" label={translate('offers.contactEmail')} required />
        {error !== undefined && <CallFailure title={translate('wizard.update.failed')} error={error} />}
        <Button type="submit" variant="outlined" loading={isLoading} sx={{ alignSelf: 'flex-start' }}>
          {translate('success.contact.save')}
        </Button>
      </Stack>
    </ValidatedForm>
  );
}
