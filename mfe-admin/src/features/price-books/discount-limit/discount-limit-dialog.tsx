import { useState } from 'react';
import { isApiError } from '@programme/api-client';
import { check, offerSettingsChangeSchema, type FieldIssue, type OfferSettings } from '@programme/contracts';
import { TextField, type FormikHelpers } from '@programme/forms';
import { formatNumber, parseAmount } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Typography } from '@programme/ui';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { CallFailure } from '../../../shared/failures/call-failure';
import { offerSettingsApi } from '../../../shared/offer-settings.api';

type Props = { readonly settings: OfferSettings; readonly onClose: () => void };

type Values = { largestDiscount: string };

/** What was typed as a limit: nothing is null; undefined for what is no number. */
function limitOf({ largestDiscount }: Values): number | null | undefined {
  const parsed = parseAmount(largestDiscount);
  if (parsed.ok) return parsed.value;
  return parsed.reason === 'empty' ? null : undefined;
}

const unreadable: FieldIssue = { field: 'largestDiscount', key: 'discountLimit.invalid', parameters: {} };

/** Changes the largest discount that needs no approval. */
export function DiscountLimitDialog({ settings, onClose }: Props) {
  const { translate, toast, preferences } = useShell();
  const [change, { error, isLoading }] = offerSettingsApi.useChangeOfferSettingsMutation();
  // What this dialog began with: a change by somebody else must not be overwritten unseen.
  const [{ largestDiscount, version }] = useState(settings);
  const isOfField = isApiError(error) && 'largestDiscount' in error.errors;

  const validate = (values: Values) => {
    const limit = limitOf(values);
    if (limit === undefined) return [unreadable];
    const checked = check(offerSettingsChangeSchema, { version, largestDiscount: limit });
    return checked.ok ? [] : checked.issues;
  };
  const submit = async (values: Values, { setErrors }: FormikHelpers<Values>) => {
    const result = await change({ version, largestDiscount: limitOf(values) ?? null });
    if (isApiError(result.error)) return setErrors(result.error.errors);
    const isProposed = result.data?.history?.[0]?.outcome === 'waiting';
    toast({ title: translate(isProposed ? 'discountLimit.proposed.done' : 'discountLimit.done') });
    onClose();
    return true;
  };
  return (
    <FormDialog
      title={translate('discountLimit.title')}
      initialValues={{
        largestDiscount: largestDiscount === null ? '' : formatNumber(largestDiscount, preferences.language),
      }}
      validate={validate}
      onSubmit={submit}
      draft="discount-limit"
      submit={translate('discountLimit.save')}
      submitting={isLoading}
      onClose={onClose}
    >
      {error !== undefined && !isOfField && <CallFailure title={translate('discountLimit.failed')} error={error} />}
      <Typography>{translate('discountLimit.text')}</Typography>
      <Typography>{translate('discountLimit.higher')}</Typography>
      <TextField
        name="largestDiscount"
        label={translate('discountLimit.field')}
        hint={translate('discountLimit.hint')}
        input={{ inputMode: 'decimal' }}
      />
    </FormDialog>
  );
}
