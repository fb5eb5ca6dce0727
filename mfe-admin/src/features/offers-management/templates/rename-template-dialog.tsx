import { isApiError } from '@programme/api-client';
import { issuesOf, offerTemplateChangeSchema, type OfferTemplate } from '@programme/contracts';
import type { FormikHelpers } from '@programme/forms';
import { useShell } from '@programme/mfe-contract';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { CallFailure } from '../../../shared/failures/call-failure';
import { offerTemplatesApi } from './offer-templates.api';
import { TemplateNameField } from './template-name-field';

type Props = { readonly template: OfferTemplate; readonly onClose: () => void };

type Typed = { readonly name: string };

/** Gives a template another name. */
export function RenameTemplateDialog({ template, onClose }: Props) {
  const { translate, toast } = useShell();
  const [change, { error, isLoading }] = offerTemplatesApi.useChangeOfferTemplateMutation();
  const { id, version } = template;
  const bodyOf = ({ name }: Typed) => ({ version, name: name.trim() });

  const submit = async (typed: Typed, { setErrors }: FormikHelpers<Typed>) => {
    const result = await change({ id, ...bodyOf(typed) });
    if (isApiError(result.error)) return setErrors(result.error.errors);
    if (result.error !== undefined) return;
    toast({ title: translate('templates.renamed') });
    onClose();
    return true;
  };

  return (
    <FormDialog
      title={translate('templates.rename.title')}
      initialValues={{ name: template.name }}
      validate={(typed) => issuesOf(offerTemplateChangeSchema, bodyOf(typed))}
      onSubmit={submit}
      draft={`template.${id}`}
      submit={translate('admin.save')}
      submitting={isLoading}
      onClose={onClose}
    >
      {error !== undefined && <CallFailure title={translate('templates.rename.failed')} error={error} />}
      <TemplateNameField />
    </FormDialog>
  );
}
