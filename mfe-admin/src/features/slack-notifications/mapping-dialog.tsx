import { isApiError } from '@programme/api-client';
import { issuesOf, newSlackMappingSchema, type Creator, type NewSlackMapping } from '@programme/contracts';
import { SelectField, TextField, useFormikContext, type FormikHelpers } from '@programme/forms';
import { isolated } from '@programme/formatting';
import { useTranslate } from '@programme/mfe-contract';
import { Notice } from '@programme/ui';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { CallFailure } from '../../shared/failures/call-failure';
import { slackApi } from './slack.api';
import type { useSlackAction } from './use-slack-action';

type Props = {
  /** Those who have no mapping yet. */
  readonly creators: readonly Creator[];
  readonly report: ReturnType<typeof useSlackAction>['report'];
  readonly onClose: () => void;
};

const empty: NewSlackMapping = { creatorName: '', slackUserId: '' };

/** Says where a creator is told of views. */
export function MappingDialog({ creators, report, onClose }: Props) {
  const translate = useTranslate();
  const [add, { error, isLoading }] = slackApi.useAddSlackMappingMutation();
  const atFields = isApiError(error) && Object.keys(error.errors).length > 0;

  const submit = async (mapping: NewSlackMapping, { setErrors }: FormikHelpers<NewSlackMapping>) => {
    const result = await add(mapping);
    if (isApiError(result.error)) setErrors(result.error.errors);
    if (!report(result, 'slack.created', 'slack.create.failed')) return;
    onClose();
    return true;
  };

  return (
    <FormDialog
      title={translate('slack.add.title')}
      initialValues={empty}
      validate={(values) => issuesOf(newSlackMappingSchema, values)}
      onSubmit={submit}
      draft="slack-mapping"
      submit={translate('slack.add')}
      submitting={isLoading}
      onClose={onClose}
    >
      {error !== undefined && !atFields && <CallFailure title={translate('slack.create.failed')} error={error} />}
      <MissingNotice />
      <SelectField
        name="creatorName"
        label={translate('slack.creator')}
        empty={translate('slack.creator.choose')}
        options={creators.map(({ name }) => ({ value: name, label: isolated(name) }))}
        hint={creators.length === 0 && translate('slack.creator.none')}
        required
      />
      <TextField
        name="slackUserId"
        label={translate('slack.userId')}
        hint={translate('slack.userId.hint')}
        input={{ placeholder: 'U012AB3CD', autoCapitalize: 'characters', spellCheck: false }}
        onLeave={(typed) => typed.trim().toUpperCase()}
        required
      />
    </FormDialog>
  );
}

/** After an attempt to send with something missing. */
function MissingNotice() {
  const translate = useTranslate();
  const { values, submitCount } = useFormikContext<NewSlackMapping>();
  if (submitCount === 0 || (values.creatorName !== '' && values.slackUserId.trim() !== '')) return null;
  return (
    <Notice tone="error" role="alert">
      {translate('slack.missing')}
    </Notice>
  );
}
