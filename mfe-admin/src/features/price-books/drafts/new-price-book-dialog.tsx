import { isApiError } from '@programme/api-client';
import { issuesOf, newPriceBookSchema, type NewPriceBook } from '@programme/contracts';
import { SelectField, TextField, type FormikHelpers } from '@programme/forms';
import { routePath, useShell } from '@programme/mfe-contract';
import { useNavigate } from '@programme/platform';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { CallFailure } from '../../../shared/failures/call-failure';
import { priceBooksApi } from '../api/price-books.api';

type Props = {
  /** The book that is copied, unless another one is chosen. */
  readonly basedOn: string;
  readonly onClose: () => void;
};

/** Makes a draft with the content of another book, and opens it. */
export function NewPriceBookDialog({ basedOn, onClose }: Props) {
  const { translate } = useShell();
  const navigate = useNavigate();
  const { data: books } = priceBooksApi.usePriceBooksQuery(undefined);
  const { currentData: base } = priceBooksApi.usePriceBookQuery(basedOn, { skip: basedOn === '' });
  const listed = books?.rows ?? [];
  // Older drafts are not in the list.
  const options = base && listed.every(({ id }) => id !== base.id) ? [base, ...listed] : listed;
  const [create, { error, isLoading }] = priceBooksApi.useCreatePriceBookMutation();

  const submit = async (values: NewPriceBook, { setErrors }: FormikHelpers<NewPriceBook>) => {
    const result = await create({ ...values, label: values.label.trim() });
    if (isApiError(result.error)) return setErrors(result.error.errors);
    onClose();
    if (result.data) await navigate(routePath('adminPriceBook', { priceBookId: result.data.id }));
    return true;
  };
  return (
    <FormDialog
      title={translate('prices.new')}
      initialValues={{ basedOn, label: '' }}
      validate={(values) => issuesOf(newPriceBookSchema, values)}
      onSubmit={submit}
      draft="price-book"
      submit={translate('prices.new.create')}
      submitting={isLoading}
      onClose={onClose}
    >
      {isApiError(error) && Object.keys(error.errors).length === 0 && (
        <CallFailure title={translate('prices.new.failed')} error={error} />
      )}
      <TextField
        name="label"
        label={translate('prices.field.label')}
        hint={translate('prices.field.label.hint')}
        required
      />
      <SelectField
        name="basedOn"
        label={translate('prices.field.basedOn')}
        options={options.map(({ id, label }) => ({ value: id, label }))}
        required
      />
    </FormDialog>
  );
}
