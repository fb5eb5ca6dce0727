import { useState } from 'react';
import { isApiError } from '@programme/api-client';
import { issuesOf, newOfferTemplateSchema, type Offer, type OfferTemplate } from '@programme/contracts';
import type { FormikHelpers } from '@programme/forms';
import { isolated } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Notice, Typography } from '@programme/ui';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import { useAdminDispatch } from '../../../shared/admin.store';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { CallFailure } from '../../../shared/failures/call-failure';
import { offerTemplatesApi } from './offer-templates.api';
import { TemplateNameField } from './template-name-field';
import { templateOfName } from './template-of-name';

type Props = { readonly offer: Offer; readonly onClose: () => void };

type Typed = { readonly name: string };

/** Saves what an offer holds as a template: under a new name, or in the place of a template that has the name already. */
export function SaveTemplateDialog({ offer, onClose }: Props) {
  const { translate, toast } = useShell();
  const clock = useStaffClock();
  const dispatch = useAdminDispatch();
  const [add, adding] = offerTemplatesApi.useAddOfferTemplateMutation();
  const [change, changing] = offerTemplatesApi.useChangeOfferTemplateMutation();
  /** The template that has the typed name, as it was found by the last attempt. */
  const [taken, setTaken] = useState<OfferTemplate | null>(null);
  const [failure, setFailure] = useState<unknown>();

  const submit = async ({ name: typed }: Typed, { setErrors }: FormikHelpers<Typed>) => {
    const name = typed.trim();
    const replaced = taken && templateOfName([taken], name);
    setFailure(undefined);
    const body = { offerId: offer.id, name };
    const { error } = replaced
      ? await change({ ...body, id: replaced.id, version: replaced.version })
      : await add(body);
    if (error === undefined) {
      toast({ title: translate(replaced ? 'templates.replaced' : 'templates.save.done'), description: isolated(name) });
      onClose();
      return true;
    }
    if (isApiError(error) && Object.keys(error.errors).length > 0) return setErrors(error.errors);
    const once = { subscribe: false, forceRefetch: true } as const;
    const { data } = await dispatch(offerTemplatesApi.endpoints.offerTemplates.initiate(undefined, once));
    // What stands there now: somebody may have taken the name, changed the template, or deleted it.
    const found = (data && templateOfName(data, name)) ?? null;
    setTaken(found);
    if (!found || found.version === replaced?.version) setFailure(error);
  };

  return (
    <FormDialog
      title={translate('templates.save.title')}
      initialValues={{ name: '' }}
      validate={({ name }) => issuesOf(newOfferTemplateSchema, { name: name.trim(), offerId: offer.id })}
      onSubmit={submit}
      draft={`template-of.${offer.id}`}
      submit={translate(taken ? 'templates.replace' : 'admin.save')}
      submitting={adding.isLoading || changing.isLoading}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{translate('templates.save.text')}</Typography>
      {failure !== undefined && <CallFailure title={translate('templates.save.failed')} error={failure} />}
      {taken && (
        <Notice tone="warning" role="alert" title={translate('templates.taken', { name: isolated(taken.name) })}>
          {translate('templates.taken.text', {
            username: isolated(taken.savedBy),
            day: clock.dayOf(taken.savedAt),
          })}
        </Notice>
      )}
      <TemplateNameField onType={(name) => setTaken((before) => before && (templateOfName([before], name) ?? null))} />
    </FormDialog>
  );
}
