import { useState } from 'react';
import { isApiError } from '@programme/api-client';
import { check, limits, offerExtensionSchema, type FieldIssue, type Offer } from '@programme/contracts';
import { TextField, useFormikContext, type FormikHelpers } from '@programme/forms';
import { formatDate, noValue } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, Button, Typography } from '@programme/ui';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { offerThreadApi } from '../thread/offer-thread.api';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import { ActionFailure } from './action-failure';
import { extensionDays } from './extension-days';
import { useSeenVersion } from './use-seen-version';

type Props = {
  readonly offer: Offer;
  /** Leads to what an extension cannot do. */
  readonly onEdit: () => void;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

type Values = { validUntil: string };

/** Asks for another last day, and says what stays and what the client will see. */
export function ExtendDialog({ offer, onEdit, onDone, onClose }: Props) {
  const { translate, preferences, toast } = useShell();
  const [extend, { error, isLoading, reset }] = offerThreadApi.useExtendOfferMutation();
  const { version, isReloaded, reload } = useSeenVersion(offer);
  const { today } = useStaffClock();
  const days = extensionDays(offer, today);
  const [initial] = useState<Values>(() => ({ validUntil: days?.suggested ?? '' }));
  const isOfField = isApiError(error) && 'validUntil' in error.errors;
  const day = (date: string) => formatDate(date, preferences.language);

  const validate = ({ validUntil }: Values): readonly FieldIssue[] => {
    const checked = check(offerExtensionSchema, { version, validUntil });
    if (!checked.ok) return checked.issues;
    const issue = (key: FieldIssue['key'], parameters: FieldIssue['parameters'] = {}) => [
      { field: 'validUntil', key, parameters },
    ];
    if (validUntil < today) return issue('validation.validUntil.past');
    if (days === null || validUntil > days.last) {
      return issue('validation.validUntil.tooLate', { max: limits.extensionDays });
    }
    return validUntil < days.first ? issue('offerExtension.notLater', { day: day(offer.validUntil) }) : [];
  };
  const submit = async ({ validUntil }: Values, { setErrors }: FormikHelpers<Values>) => {
    const result = await extend({ id: offer.id, version, validUntil });
    if (isApiError(result.error)) return setErrors(result.error.errors);
    if (result.error !== undefined) return;
    toast({ title: translate('offerExtension.done') });
    onDone();
    return true;
  };

  return (
    <FormDialog
      title={translate('offerExtension.title')}
      initialValues={initial}
      validate={validate}
      onSubmit={submit}
      draft={`extend.${offer.id}`}
      submit={translate('offerExtension.extend')}
      submitting={isLoading}
      onClose={onClose}
    >
      <Typography>{translate('offerExtension.text')}</Typography>
      <ActionFailure
        title={translate('offerExtension.failed')}
        error={isOfField ? undefined : error}
        isReloaded={isReloaded}
        onReload={() => void reload().then((loaded) => loaded && reset())}
      />
      <LastDayField first={days?.first} last={days?.last} />
      <Box>
        <Typography variant="body2" color="text.secondary">
          {translate('offerExtension.edit.text', { max: limits.extensionDays })}
        </Typography>
        <Button size="small" disabled={isLoading} onClick={onEdit} sx={{ ml: -2.25 }}>
          {translate('offerExtension.edit')}
        </Button>
      </Box>
    </FormDialog>
  );
}

type FieldProps = { readonly first: string | undefined; readonly last: string | undefined };

function LastDayField({ first, last }: FieldProps) {
  const { translate, preferences } = useShell();
  const { validUntil } = useFormikContext<Values>().values;
  const day = formatDate(validUntil, preferences.language, { style: 'long' });
  return (
    <TextField
      name="validUntil"
      type="date"
      label={translate('wizard.validUntil')}
      hint={day !== noValue && translate('wizard.validUntil.hint', { day })}
      input={{ min: first, max: last }}
      required
    />
  );
}
