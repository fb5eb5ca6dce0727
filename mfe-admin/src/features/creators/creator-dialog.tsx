import { isApiError, type ApiError } from '@programme/api-client';
import { creatorSchema, issuesOf, type Creator, type NewCreator } from '@programme/contracts';
import { EmailField, TextField, type FormikHelpers } from '@programme/forms';
import { isolated } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { creatorsApi } from '../../shared/creators.api';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { CallFailure } from '../../shared/failures/call-failure';

type Props = {
  /** The creator to rename; undefined adds a new one. */
  readonly creator?: Creator;
  readonly onClose: () => void;
};

/** What is typed: nothing is an empty text. */
type Typed = { readonly [Name in 'name' | 'shortName' | 'email' | 'phone']: string };

const empty: Typed = { name: '', shortName: '', email: '', phone: '' };

const typedOf = ({ name, shortName, email, phone }: Creator): Typed => ({
  name,
  shortName,
  email: email ?? '',
  phone: phone ?? '',
});

const creatorOf = ({ name, shortName, email, phone }: Typed): NewCreator => ({
  name,
  shortName,
  email: email.trim() || null,
  phone: phone.trim() || null,
});

const nameTaken = 409;

/** Adds a creator, or changes the names of one and how clients reach that person. */
export function CreatorDialog({ creator, onClose }: Props) {
  const { translate, toast } = useShell();
  const [add, adding] = creatorsApi.useAddCreatorMutation();
  const [change, changing] = creatorsApi.useChangeCreatorMutation();
  const error = creator ? changing.error : adding.error;

  const submit = async (typed: Typed, { setErrors }: FormikHelpers<Typed>) => {
    const sent = creatorOf(typed);
    const result = await (creator ? change({ id: creator.id, change: sent }) : add(sent));
    if (isApiError(result.error)) return setErrors(fieldErrors(result.error));
    const name = isolated(sent.name);
    toast({ title: translate(creator ? 'creators.renamed' : 'creators.added', { name }) });
    onClose();
    return true;
  };

  return (
    <FormDialog
      title={translate(creator ? 'creators.rename.title' : 'creators.add.title')}
      initialValues={creator ? typedOf(creator) : empty}
      validate={(values) => issuesOf(creatorSchema, creatorOf(values))}
      onSubmit={submit}
      draft={`creator.${creator?.id ?? 'new'}`}
      submit={translate(creator ? 'admin.save' : 'creators.add.save')}
      submitting={adding.isLoading || changing.isLoading}
      onClose={onClose}
    >
      {isApiError(error) && Object.keys(fieldErrors(error)).length === 0 && (
        <CallFailure title={translate('creators.change.failed')} error={error} />
      )}
      <TextField name="name" label={translate('creators.name')} hint={translate('creators.name.hint')} required />
      <TextField
        name="shortName"
        label={translate('creators.shortName')}
        hint={translate('creators.shortName.hint')}
        required
      />
      <EmailField name="email" label={translate('creators.email')} hint={translate('creators.contact.hint')} />
      <TextField name="phone" label={translate('creators.phone')} input={phoneInput} />
    </FormDialog>
  );
}

const phoneInput = { inputMode: 'tel' } as const;

/** A name that is taken shows the API's message at the field. */
const fieldErrors = ({ status, detail, errors }: ApiError): Readonly<Record<string, string>> =>
  status === nameTaken ? { name: detail } : errors;
