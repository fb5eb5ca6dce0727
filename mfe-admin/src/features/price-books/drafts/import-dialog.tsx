import { useState } from 'react';
import { isApiError } from '@programme/api-client';
import { issuesOf, limits, priceBookImportSchema, type PriceBookFormat } from '@programme/contracts';
import { TextField, type FormikHelpers } from '@programme/forms';
import { formatWholeNumber } from '@programme/formatting';
import { routePath, useShell } from '@programme/mfe-contract';
import { useNavigate } from '@programme/platform';
import { Box, Button, Notice, Typography } from '@programme/ui';
import { UploadIcon } from '@programme/ui/staff-icons';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { CallFailure } from '../../../shared/failures/call-failure';
import { priceBooksApi } from '../api/price-books.api';

type ImportFile = { readonly name: string; readonly text: string; readonly format: PriceBookFormat };

type Values = { label: string };

/** Makes a draft of a file. With anything wrong in it nothing is made, and each wrong row is named. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { translate, preferences } = useShell();
  const navigate = useNavigate();
  const [send, { error, isLoading, reset }] = priceBooksApi.useImportPriceBookMutation();
  const [file, setFile] = useState<ImportFile | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const errors = isApiError(error) ? error.errors : {};
  const rows = Object.entries(errors).filter(([field]) => field !== 'label');

  const choose = async (chosen: File | undefined) => {
    reset();
    setFile(null);
    setRefused(null);
    if (!chosen) return;
    // Before its content is read: a file of gigabytes must cost nothing.
    if (chosen.size > limits.priceBook.file) {
      const max = formatWholeNumber(limits.priceBook.file / 1000, preferences.language);
      return setRefused(translate('prices.import.tooLarge', { max }));
    }
    const text = await chosen.text();
    setFile({ name: chosen.name, text, format: text.trimStart().startsWith('{') ? 'json' : 'csv' });
  };
  const submit = async ({ label }: Values, { setErrors }: FormikHelpers<Values>) => {
    if (!file) return setRefused((before) => before ?? translate('prices.import.choose'));
    const result = await send({ format: file.format, label: label.trim(), text: file.text });
    if (isApiError(result.error))
      return setErrors(result.error.errors['label'] ? { label: result.error.errors['label'] } : {});
    onClose();
    if (result.data) await navigate(routePath('adminPriceBook', { priceBookId: result.data.id }));
    return true;
  };
  return (
    <FormDialog
      title={translate('prices.import.title')}
      initialValues={{ label: '' }}
      validate={({ label }) =>
        issuesOf(priceBookImportSchema, { format: 'csv', label, text: ' ' }).filter(({ field }) => field === 'label')
      }
      onSubmit={submit}
      draft="price-book-import"
      submit={translate('prices.import')}
      submitting={isLoading}
      onClose={onClose}
    >
      <Typography>{translate('prices.import.text')}</Typography>
      <TextField
        name="label"
        label={translate('prices.field.label')}
        hint={translate('prices.field.label.hint')}
        required
      />
      <Box>
        <Button variant="outlined" component="label" startIcon={<UploadIcon />}>
          <span>{translate('prices.import.file')}</span>
          <Box
            component="input"
            type="file"
            accept=".csv,.json,text/csv,application/json"
            sx={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' }}
            onChange={(event: React.ChangeEvent<HTMLInputElement>) => void choose(event.target.files?.[0])}
          />
        </Button>
        <Typography variant="body2" role="status" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {file ? <bdi>{file.name}</bdi> : (refused ?? translate('prices.import.none'))}
        </Typography>
      </Box>
      {rows.length > 0 && (
        <Notice tone="error" role="alert" title={translate('prices.import.rows', { count: rows.length })}>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {rows.map(([field, text]) => (
              <li key={field}>{text}</li>
            ))}
          </Box>
        </Notice>
      )}
      {isApiError(error) && Object.keys(errors).length === 0 && (
        <CallFailure title={translate('prices.import.failed')} error={error} />
      )}
    </FormDialog>
  );
}
