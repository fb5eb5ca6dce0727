import { useEffect, useState } from 'react';
import { isApiError } from '@programme/api-client';
import type { QuoteFields } from '@programme/contracts';
import { useFormikContext, ValidatedForm, type Refusal } from '@programme/forms';
import { useShell } from '@programme/mfe-contract';
import { Box, Button, CircularProgress, Divider, Notice, Panel, Stack, Typography } from '@programme/ui';
import { useAdminDispatch } from '../../../shared/admin.store';
import { CallFailure } from '../../../shared/failures/call-failure';
import { offersApi } from '../offers.api';
import { QuoteFormFields } from './quote-fields';
import { emptyQuoteForm, quoteForm, readQuoteForm, type QuoteFormValues } from './quote-form.values';
import { QuotePreview } from './quote-preview';
import { pricesRequest, useQuotePrices, type Pricing } from './use-quote-prices';

type Props = {
  /** The quote to change and its number in the list; a new one without. */
  readonly quote?: { readonly number: number; readonly fields: QuoteFields; readonly messages: Messages };
  readonly pricing: Pricing;
  readonly onDone: (quote: QuoteFields) => void;
  readonly onCancel: () => void;
  /** Whether closing the form would lose anything. */
  readonly onDirty: (dirty: boolean) => void;
};

/** What the server said of the quote's fields. */
export type Messages = Readonly<Record<string, string>>;

/** Milliseconds without a key press after which the prices are asked for. */
const pause = 300;

/** Adds a quote, or changes one; it is done once the server has priced it. */
export function QuoteForm({ quote, pricing, onDone, onCancel, onDirty }: Props) {
  const { translate, toast, preferences } = useShell();
  const dispatch = useAdminDispatch();
  const [initialValues] = useState(() => (quote ? quoteForm(quote.fields, preferences.language) : emptyQuoteForm));
  const [refusal, setRefusal] = useState<Refusal<QuoteFormValues> | undefined>(
    quote && Object.keys(quote.messages).length > 0 ? { messages: quote.messages, values: initialValues } : undefined,
  );
  const [failure, setFailure] = useState<unknown>();
  const [calculating, setCalculating] = useState(false);
  const title = quote ? translate('quote.form.edit', { number: quote.number }) : translate('quote.form.new');

  const submit = async (values: QuoteFormValues) => {
    const reading = readQuoteForm(values);
    if (!reading.ok) return;
    setCalculating(true);
    setFailure(undefined);
    const request = pricesRequest(reading.quote, pricing.currency);
    const { error } = await dispatch(offersApi.endpoints.offerPrices.initiate(request, { subscribe: false }));
    setCalculating(false);
    if (error === undefined) return onDone(reading.quote);
    const messages = isApiError(error) ? error.errors : {};
    if (Object.keys(messages).length > 0) setRefusal({ messages, values });
    setFailure(error);
    toast({ tone: 'error', title: translate('quote.add.failed'), description: translate('quote.add.failed.text') });
  };

  return (
    <Panel component="section" aria-label={title}>
      <Typography component="h3" variant="h2" sx={{ mb: 2.5 }}>
        {title}
      </Typography>
      <ValidatedForm
        label={title}
        initialValues={initialValues}
        validate={(values) => {
          const reading = readQuoteForm(values);
          return reading.ok ? [] : reading.issues;
        }}
        onSubmit={submit}
        refusal={refusal}
      >
        <DirtyWatch onDirty={onDirty} />
        <QuoteFormFields currency={pricing.currency} />
        <Divider sx={{ my: 3 }} />
        <Preview pricing={pricing} />
        <Stack sx={{ mt: 3, gap: 2 }}>
          <MissingNotice />
          {failure !== undefined && <CallFailure title={translate('quote.add.failed')} error={failure} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button
              type="submit"
              variant="contained"
              disabled={calculating}
              startIcon={calculating ? <CircularProgress size={16} color="inherit" aria-hidden /> : undefined}
            >
              {translate(calculating ? 'quote.calculating' : quote ? 'quote.save' : 'quote.add')}
            </Button>
            <Button onClick={onCancel} disabled={calculating}>
              {translate('admin.cancel')}
            </Button>
          </Box>
        </Stack>
      </ValidatedForm>
    </Panel>
  );
}

function Preview({ pricing }: { readonly pricing: Pricing }) {
  const { values } = useFormikContext<QuoteFormValues>();
  const reading = readQuoteForm(values);
  const quote = reading.ok ? reading.quote : null;
  return <QuotePreview quote={quote} asked={useQuotePrices(quote, pricing, pause)} currency={pricing.currency} />;
}

/** After an attempt to send, says what the fields say one by one. */
function MissingNotice() {
  const { translate } = useShell();
  const { values, submitCount } = useFormikContext<QuoteFormValues>();
  const reading = readQuoteForm(values);
  if (submitCount === 0 || reading.ok || !reading.incomplete) return null;
  return (
    <Notice tone="error" role="alert">
      {translate('quote.missing')}
    </Notice>
  );
}

function DirtyWatch({ onDirty }: { readonly onDirty: (dirty: boolean) => void }) {
  const { dirty } = useFormikContext<QuoteFormValues>();
  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [dirty, onDirty]);
  return null;
}
